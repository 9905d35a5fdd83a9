/** Texts of the studio as nodes of develop: shown before they are saved, and never in a build. */

import path from "node:path"
import { build } from "esbuild"
import type { CreateDevServerArgs, CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby"
import { type ProjectContent, projectContent } from "../../../../src/content/engine/project-content"
import * as unsaved from "../../../../src/gatsby/editing/unsaved-nodes"
import { onCreateNode, sourceNodes } from "../../../../src/gatsby/hooks/source-nodes"
import { model } from "../../../../src/site/collections/model"
import { read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"

const repository = path.resolve(__dirname, "../../../..")
const study = "case-studies/harbour-ledger/index.mdx"
const file = `content/${study}`

jest.mock("../../../../src/content/model/build-version", () => ({ buildVersion: () => "test" }))
afterAll(removeFolders)

let root = ""
let content: ProjectContent
/** Gatsby's nodes by id, and the arguments of its lifecycles. */
const nodes = new Map<string, Node>()

const args = {
  getNode: (id: string) => nodes.get(id),
  getNodesByType: (type: string) => [...nodes.values()].filter((node) => node.internal.type === type),
  createNodeId: (name: string) => `id of ${name}`,
  createContentDigest: (value: unknown) => JSON.stringify(value),
  actions: {
    createNode: async (node: NodeInput) => {
      nodes.set(node.id, node as Node)
    },
    deleteNode: ({ id }: Node) => nodes.delete(id),
  },
}

const addFile = (relativePath: string) => {
  const node = {
    ...{ id: `file ${relativePath}`, parent: null, children: [] as string[], relativePath },
    ...{ base: path.basename(relativePath), absolutePath: path.join(root, "content", relativePath) },
    internal: { type: "File", contentDigest: read(root, relativePath) },
  } as unknown as Node
  nodes.set(node.id, node)
  return node
}

const start = () => sourceNodes?.(args as unknown as SourceNodesArgs, { plugins: [] }, () => {})

const create = (node: Node) =>
  onCreateNode?.({ ...args, node } as unknown as CreateNodeArgs, { plugins: [] }, () => {})

beforeEach(async () => {
  nodes.clear()
  root = await siteWith()
  process.chdir(root)
  content = await projectContent(root, model)
  addFile(study)
  await start()
})

afterEach(() => process.chdir(repository))

/** Changes of nodes, which wait until Gatsby is idle, and how to make them. */
const changes = new Map<string, () => unknown>()
const makeChanges = async () => {
  for (const change of changes.values()) await change()
  changes.clear()
}

const unsavedNodes = () =>
  unsaved.unsavedNodes(args as unknown as CreateDevServerArgs, content, {
    add: (of, change) => changes.set(of, change),
    remove: (of) => changes.delete(of),
  })

const show = async (...shown: Parameters<ReturnType<typeof unsavedNodes>["show"]>) => {
  const result = await unsavedNodes().show(...shown)
  await makeChanges()
  return result
}

const drop = (of: string) => {
  unsavedNodes().drop(of)
  return makeChanges()
}

const studyNode = () => args.getNodesByType("CaseStudy")[0] as Node & Record<string, unknown>

const changed = () =>
  read(root, study).replace("country: Portugal", "country: Spain").replace("office closed", "office shut")

const isCurrent = () => true

it("replaces the node of the file by that of the text, as it will be once it is saved", async () => {
  expect(await show(file, changed(), isCurrent)).toMatchObject({
    isShown: true,
    document: { country: "Spain" },
  })
  const shown = { ...studyNode() }
  expect(shown.country).toBe("Spain")
  expect(String(shown.body)).toContain("office shut")
  expect(args.getNodesByType("CaseStudy")).toHaveLength(1)
  write(root, study, changed())
  nodes.clear()
  await create(addFile(study))
  expect(studyNode()).toEqual(shown)
})

it("leaves the last valid state if the text has errors", async () => {
  const before = { ...studyNode() }
  expect(await show(file, changed().replace("Spain", "12"), isCurrent)).toEqual({
    isShown: false,
  })
  expect(studyNode()).toEqual(before)
})

it("does not show a text that another one has replaced, or a file that Gatsby does not have", async () => {
  await show(file, changed(), () => false)
  expect(studyNode().country).toBe("Portugal")
  const unknown = await show("content/insights/no-such/index.mdx", changed(), isCurrent)
  expect(unknown).toEqual({ isShown: false })
})

it("returns the document before its node is made, and makes none for a text that is saved meanwhile", async () => {
  const { show: check, forget } = unsavedNodes()
  expect(await check(file, changed(), isCurrent)).toMatchObject({ document: { country: "Spain" } })
  expect(studyNode().country).toBe("Portugal")
  // The last valid text still waits after one with errors.
  await check(file, changed().replace("Spain", "12"), isCurrent)
  await makeChanges()
  expect(studyNode().country).toBe("Spain")
  await check(file, read(root, study), isCurrent)
  forget(file)
  await makeChanges()
  expect(studyNode().country).toBe("Spain")
})

it("shows the saved text again when the studio closes", async () => {
  const before = { ...studyNode() }
  await show(file, changed(), isCurrent)
  await drop(file)
  expect(studyNode()).toEqual(before)
})

it("adds and removes entries of data files, until the studio closes", async () => {
  const data = "data/team.yaml"
  await create(addFile(data))
  const keys = () => args.getNodesByType("TeamMember").map((node) => (node as Node & { key?: string }).key)
  const before = keys()
  expect(before.length).toBeGreaterThan(0)
  const text = read(root, data).replace(/^- id: .*$/m, "- id: another")
  expect(await show(`content/${data}`, text, isCurrent)).toEqual({ isShown: true })
  expect(keys()).toEqual(expect.arrayContaining(["another"]))
  expect(keys()).toHaveLength(before.length)
  await drop(`content/${data}`)
  expect(keys().sort()).toEqual(before.sort())
})

it("drops all of them when develop starts again", async () => {
  write(root, "snippets/note.mdx", "A note.\n")
  await create(addFile("snippets/note.mdx"))
  await start()
  const before = structuredClone([...nodes.values()])
  await show(file, changed(), isCurrent)
  await show("content/snippets/note.mdx", "Another note.", isCurrent)
  await start()
  expect([...nodes.values()]).toEqual(before)
})

it("is loaded in development only: builds and the site's pages have nothing of the studio", async () => {
  const entryPoints = ["src/gatsby/index.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"]
  const { metafile } = await build({
    entryPoints: entryPoints.map((entry) => path.join(repository, entry)),
    ...{
      absWorkingDir: repository,
      bundle: true,
      splitting: true,
      format: "esm",
      outdir: "out",
      write: false,
    },
    ...{ metafile: true, platform: "node", packages: "external", jsx: "automatic", logLevel: "silent" },
  })
  const loaded = new Set<string>()
  const load = (output: string) => {
    if (loaded.has(output)) return
    loaded.add(output)
    for (const { path: next, kind } of metafile.outputs[output]?.imports ?? [])
      if (kind === "import-statement" && metafile.outputs[next]) load(next)
  }
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint && entryPoints.includes(entryPoint)) load(output)
  const inputs = [...loaded].flatMap((output) => Object.keys(metafile.outputs[output]?.inputs ?? {}))
  expect(inputs).toContain("src/gatsby/hooks/on-create-dev-server.ts")
  expect(inputs.filter((input) => input.startsWith("src/studio/"))).toEqual([])
  expect(Object.keys(metafile.inputs)).toContain("src/studio/server/studio.ts")
})
