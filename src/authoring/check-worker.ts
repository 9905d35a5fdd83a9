/** Checks documents beside the main thread; see `check-pool.ts`. */
import { parentPort } from "node:worker_threads"
import { checkDocument } from "../content-model/check-document"
import { collectionOf } from "../content-model/model"
import type { PoolAnswer, PoolTask } from "./check-pool"

parentPort?.on("message", async ({ id, directory, ...document }: PoolTask) => {
  const collection = collectionOf(directory)
  const checked = collection ? await checkDocument(collection, document, false).catch(() => null) : null
  parentPort?.postMessage({ id, document: checked } satisfies PoolAnswer)
})
