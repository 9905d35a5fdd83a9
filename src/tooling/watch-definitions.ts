import { watch } from "node:fs"
import path from "node:path"
import { hashOfFolders } from "../lib/files"
import { root } from "./paths.mjs"
import { runNode, say } from "./process.mjs"

const folders = ["src/collections", "src/sections"]

/** Editors write a file in several steps. */
const quietMs = 300

/** Watch the definitions: `changed` resolves once one has changed and its files have been generated. */
export const watchDefinitions = (project: string, generate = () => generateIn(project)) => {
  let seen = definitionsHash(project)
  let timer: NodeJS.Timeout | undefined
  let resolveChanged: (value: undefined) => void = () => undefined
  const changed = new Promise<undefined>((resolve) => {
    resolveChanged = resolve
  })
  const check = async () => {
    const hash = definitionsHash(project)
    if (hash === seen) return
    seen = hash
    if (await generate()) resolveChanged(undefined)
    else say("The changed definition cannot be used. Gatsby goes on with the last one.")
  }
  const watchers = folders.map((folder) =>
    watch(path.join(project, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => void check(), quietMs)
    }),
  )
  const stop = () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
  return { changed, stop }
}

const generateIn = async (project: string) =>
  (await runNode(["--import", "tsx", path.join(root, "src/authoring/main.ts"), "generate"], {
    cwd: project,
    env: { CI: "" },
  })) === 0

const definitionsHash = (project: string) =>
  hashOfFolders(project, folders, (name) => /(^|\/)(collection|section|index)\.ts$/.test(name))
