import { execFileSync } from "node:child_process"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "esbuild"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

const repository = path.resolve(__dirname, "../../..")

afterAll(removeFolders)

it("hides the library from Gatsby's compiler, which is slow", async () => {
  const { metafile } = await build({
    entryPoints: ["gatsby-node.ts", "gatsby-config.ts"],
    absWorkingDir: repository,
    ...{ bundle: true, write: false, outdir: "out", metafile: true, platform: "node", packages: "external" },
  })
  expect(Object.keys(metafile.inputs).sort()).toEqual([
    "gatsby-config.ts",
    "gatsby-node.ts",
    "src/content/files.ts",
    "src/gatsby/load.ts",
  ])
})

it("loads the newest code in a new process but not in Gatsby's workers, and names its files in stack traces", () => {
  const project = temporaryFolder()
  const script = `import { load } from ${JSON.stringify(path.join(repository, "src/gatsby/load.ts"))}\nload().createPages()`
  writeFiles(project, { "run.ts": script })
  const run = (env = {}) =>
    execFileSync(
      process.execPath,
      ["--import", pathToFileURL(require.resolve("tsx")).href, path.join(project, "run.ts")],
      { cwd: project, env: { ...process.env, ...env }, encoding: "utf8" },
    )
  const write = (message: string) =>
    writeFiles(project, {
      "src/gatsby/index.ts": `export const createPages = () => {\n  console.log(new Error("${message}").stack)\n}\n`,
    })
  write("first")
  expect(run()).toMatch(/^Error: first\n.*src\/gatsby\/index\.ts:2:/)
  write("second")
  expect(run({ GATSBY_WORKER_POOL_WORKER: "true" })).toContain("first")
  expect(run()).toContain("second")
})
