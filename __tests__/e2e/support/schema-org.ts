/** Validates structured data with the types of schema.org. */
import { spawnSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * Return the errors in JSON-LD: unknown types and properties, properties of another type, wrong values. The
 * TypeScript compiler checks each graph against `schema-dts`, which is generated from schema.org's definition.
 *
 * @param graphs JSON-LD by the name that errors start with
 */
export const schemaOrgErrors = (graphs: ReadonlyMap<string, unknown>): string[] => {
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
    const errors = stdout.split("\n").filter((line) => line.includes("error TS"))
    if (status !== 0 && errors.length === 0) throw new Error(`TypeScript failed: ${stdout}`)
    return errors.map((line) => {
      const [, number = "", message = line] = /\.ts\((\d+),\d+\): (.*)$/.exec(line) ?? []
      return `${names[Number(number) - 2] ?? ""}: ${message.slice(0, 300)}`
    })
  } finally {
    rmSync(file, { force: true })
  }
}

const options = [
  ...["--noEmit", "--pretty", "false", "--ignoreConfig", "--strict", "--skipLibCheck", "--types", ""],
  ...["--module", "esnext", "--moduleResolution", "bundler"],
]
