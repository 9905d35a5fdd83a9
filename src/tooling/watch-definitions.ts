import { watch } from "node:fs"
import path from "node:path"
import { hashOfFolders } from "../content"
import { source } from "../publish/paths"
import { logStep, runNode } from "../publish/process"

const folders = ["src/site/collections", "src/site/sections"]

/** Editors write a file in several steps. */
const debounceMs = 300

/** Watch the definitions: `changed` resolves once one has changed and its files have been generated. */
export const watchDefinitions = (project: string, generate = () => generateIn(project)) => {
  let lastHash = definitionsHash(project)
  let timer: NodeJS.Timeout | undefined
  let resolveChanged: (value: undefined) => void = () => undefined
  const changed = new Promise<undefined>((resolve) => {
    resolveChanged = resolve
  })
  const check = async () => {
    const hash = definitionsHash(project)
    if (hash === lastHash) return
    lastHash = hash
    if (await generate()) resolveChanged(undefined)
    else logStep("The changed definition has an error. Gatsby continues with the last valid one.")
  }
  const watchers = folders.map((folder) =>
    watch(path.join(project, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => void check(), debounceMs)
    }),
  )
  const stop = () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
  return { changed, stop }
}

const generateIn = async (project: string) =>
  (await runNode(source("tooling/content-commands.ts", "generate"), { cwd: project, env: { CI: "" } })) === 0

const definitionsHash = (project: string) =>
  hashOfFolders(project, folders, (name) => /(^|\/)(collection|section|index)\.ts$/.test(name))
