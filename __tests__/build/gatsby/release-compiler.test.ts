import { readdirSync } from "node:fs"
import path from "node:path"
import webpack, { type Compiler, type Stats } from "webpack"
import { closeCompiler, releaseWhenClosed } from "../../../src/gatsby/release-compiler"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/built-site"

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  writeFiles(folder, { "entry.js": "console.log(1)\n" })
})

afterEach(removeFolders)

const run = (compiler: Compiler) =>
  new Promise<Stats>((resolve, reject) => {
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error)))
  })

const compilerOf = () =>
  webpack({
    mode: "production",
    context: folder,
    entry: "./entry.js",
    output: { path: path.join(folder, "out") },
    cache: { type: "filesystem", cacheDirectory: path.join(folder, "cache") },
    plugins: [releaseWhenClosed],
  }) as Compiler

const close = (compiler: Compiler) =>
  new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()))
  })

it("writes the cache and lets go of the modules; the compiler can be closed once more", async () => {
  const compiler = compilerOf()
  const stats = await run(compiler)
  expect(stats.compilation.modules.size).toBe(1)
  await closeCompiler()
  expect(readdirSync(path.join(folder, "cache"), { recursive: true }).length).toBeGreaterThan(1)
  expect(stats.compilation.modules).toBeUndefined()
  await close(compiler)
})

it("does the same for a compiler that Gatsby closes, and the cache is read again", async () => {
  for (const built of [true, false]) {
    const compiler = compilerOf()
    const stats = await run(compiler)
    const [entry] = stats.compilation.modules
    expect(entry && stats.compilation.builtModules.has(entry)).toBe(built)
    await close(compiler)
    await close(compiler)
    expect(stats.compilation.modules).toBeUndefined()
  }
})

it("does nothing where no compiler is done", async () => {
  await expect(closeCompiler()).resolves.toBeUndefined()
})
