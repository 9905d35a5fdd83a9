/** Checks documents beside the main thread; see `check-pool.ts`. */
import { parentPort } from "node:worker_threads"
import { checkDocument } from "../content-model/check-document"
import { collectionOf } from "../content-model/model"
import type { PoolAnswer, PoolTask } from "./check-pool"

parentPort?.on("message", async ({ id, directory, slug, file, text }: PoolTask) => {
  parentPort?.postMessage(await answer(id, directory, { slug, file, text }))
})

async function answer(
  id: number,
  directory: string,
  document: { slug: string; file: string; text: string },
): Promise<PoolAnswer> {
  try {
    const collection = collectionOf(directory)
    if (!collection) throw new Error(`there is no collection ${directory}`)
    return { id, document: await checkDocument(collection, document, false) }
  } catch (error) {
    return { id, error: (error as Error).message }
  }
}
