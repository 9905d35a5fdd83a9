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

/** What a worker answers; without a document it has failed. */
export interface PoolAnswer {
  id: number
  document: CheckedDocument | null
}

/** So many documents are checked here: starting workers takes as long. */
const withoutWorkers = 80

/** Checks documents; when there are many, on all processors. */
export const checkPool = ({ limit = withoutWorkers, file = "check-worker.ts" } = {}) => {
  const waiting = new Map<number, (answer: PoolAnswer) => void>()
  let workers: Worker[] = []
  let failed = false
  let count = 0

  const answer = (given: PoolAnswer) => {
    waiting.get(given.id)?.(given)
    waiting.delete(given.id)
  }

  const fail = () => {
    failed = true
    for (const id of [...waiting.keys()]) answer({ id, document: null })
  }

  const ask = (task: PoolTask) => {
    if (workers.length === 0) {
      workers = Array.from({ length: availableParallelism() }, () => startWorker(file))
      for (const worker of workers) worker.on("message", answer).on("error", fail)
    }
    return new Promise<PoolAnswer>((resolve) => {
      waiting.set(task.id, resolve)
      workers[task.id % workers.length]?.postMessage(task)
    })
  }

  const check = async (document: DocumentFile, text: string): Promise<CheckedDocument> => {
    const { collection, slug, file } = document
    count += 1
    const given =
      count > limit && !failed
        ? await ask({ id: count, directory: collection.directory, slug, file, text })
        : null
    // What a worker cannot do is done here, or fails here with its reason.
    return given?.document ?? checkDocument(collection, { slug, file, text }, false)
  }

  const close = () => Promise.all(workers.map((worker) => worker.terminate()))

  return { check, close }
}

/** Workers do not inherit the loader that reads TypeScript. */
const startWorker = (file: string) => {
  const scripts = [require.resolve("tsx/cjs"), path.join(__dirname, file)]
  return new Worker(scripts.map((script) => `require(${JSON.stringify(script)})`).join("\n"), { eval: true })
}
