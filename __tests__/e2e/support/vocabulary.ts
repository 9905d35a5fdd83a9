/** Checks structured data against schema.org's vocabulary. */
import { spawnSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * Mistakes in JSON-LD: types and properties that schema.org does not have, properties of another type, values of the
 * wrong kind. The vocabulary is that of `schema-dts`, which is made of schema.org's own definition; the TypeScript
 * compiler reads each graph as a literal of it.
 *
 * @param graphs JSON-LD by the name under which mistakes are told
 */
export const vocabularyMistakes = (graphs: ReadonlyMap<string, unknown>): string[] => {
  const folder = path.resolve("node_modules/.cache/mosslight")
  const file = path.join(folder, `structured-data-${process.pid}.ts`)
  const names = [...graphs.keys()]
  const lines = [...graphs.values()].map(
    (graph, index) => `export const _${index}: Graph = ${JSON.stringify(graph)}`,
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, ['import type { Graph } from "schema-dts"', ...lines].join("\n"))
  try {
    const { status, stdout } = spawnSync(
      process.execPath,
      [path.resolve("node_modules/typescript/bin/tsc"), ...options, file],
      { encoding: "utf8" },
    )
    const mistakes = stdout.split("\n").filter((line) => line.includes("error TS"))
    if (status !== 0 && mistakes.length === 0) throw new Error(`The vocabulary could not be read: ${stdout}`)
    return mistakes.map((line) => {
      const [, number = "", message = line] = /\.ts\((\d+),\d+\): (.*)$/.exec(line) ?? []
      return `${names[Number(number) - 2] ?? ""}: ${message.slice(0, 300)}`
    })
  } finally {
    rmSync(file, { force: true })
  }
}

const options = [
  "--noEmit",
  "--pretty",
  "false",
  "--ignoreConfig",
  "--strict",
  "--skipLibCheck",
  "--types",
  "",
].concat("--module esnext --moduleResolution bundler".split(" "))
