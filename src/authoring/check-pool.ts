import { availableParallelism } from "node:os"
import path from "node:path"
import { Worker } from "node:worker_threads"
import { type CheckedDocument, checkDocument } from "../content-model/check-document"
import type { DocumentFile } from "../content-model/content-files"

/** What a worker is asked. */
export interface PoolTask {
  id: number
  directory: string
  slug: string
  file: string
  text: string
}

/** What a worker answers: the check, or why there is none. */
export type PoolAnswer = { id: number } & ({ document: CheckedDocument } | { error: string })

/** So many documents are checked here: starting workers takes as long. */
const withoutWorkers = 80

/** Checks documents; when there are many, on all processors. */
export const checkPool = ({ limit = withoutWorkers } = {}) => {
  const waiting = new Map<number, (answer: PoolAnswer) => void>()
  let workers: Worker[] = []
  let count = 0

  const check = async ({ collection, slug, file }: DocumentFile, text: string): Promise<CheckedDocument> => {
    count += 1
    if (count <= limit) return checkDocument(collection, { slug, file, text }, false)
    if (workers.length === 0) workers = Array.from({ length: availableParallelism() }, start)
    const task: PoolTask = { id: count, directory: collection.directory, slug, file, text }
    const answer = await new Promise<PoolAnswer>((resolve) => {
      waiting.set(task.id, resolve)
      workers[task.id % workers.length]?.postMessage(task)
    })
    if ("error" in answer) throw new Error(answer.error)
    return answer.document
  }

  const start = () => {
    const worker = new Worker(path.join(__dirname, "check-worker.ts"))
    worker.on("message", (answer: PoolAnswer) => {
      waiting.get(answer.id)?.(answer)
      waiting.delete(answer.id)
    })
    worker.on("error", ({ message }) => {
      for (const [id, resolve] of waiting) resolve({ id, error: message })
      waiting.clear()
    })
    return worker
  }

  const close = () => Promise.all(workers.map((worker) => worker.terminate()))

  return { check, close }
}
