/** Texts of the studio as nodes of develop: shown before they are saved, and never in a build. */
import path from "node:path"
import { build } from "esbuild"
import type { CreateDevServerArgs, CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby"
import { createTypedNodes } from "../../../src/gatsby/hooks/on-create-node"
import * as source from "../../../src/gatsby/hooks/source-nodes"
import * as unsaved from "../../../src/gatsby/nodes/unsaved-nodes"
import { read, siteWith, write } from "../../support/fixture-site"
import { removeFolders } from "../../support/folders"

const repository = path.resolve(__dirname, "../../..")
const study = "case-studies/harbour-ledger/index.mdx"
const file = `content/${study}`

jest.mock("../../../src/content/model/build-version", () => ({ buildVersion: () => "test" }))
afterAll(removeFolders)

let root = ""
/** Gatsby's nodes by id, and the arguments of its lifecycles. */
const nodes = new Map<string, Node>()
const cached = new Map<string, unknown>()

const args = {
  getNode: (id: string) => nodes.get(id),
  getNodesByType: (type: string) => [...nodes.values()].filter((node) => node.internal.type === type),
  createNodeId: (name: string) => `id of ${name}`,
  createContentDigest: (value: unknown) => JSON.stringify(value),
  cache: {
    get: async (key: string) => cached.get(key),
    set: async (key: string, value: unknown) => cached.set(key, value).get(key),
  },
  actions: {
    createNode: async (node: NodeInput) => {
      nodes.set(node.id, node as Node)
    },
    deleteNode: ({ id }: Node) => nodes.delete(id),
    createParentChildLink: ({ parent, child }: { parent: Node; child: Node }) => {
      if (!parent.children.includes(child.id)) parent.children.push(child.id)
    },
  },
}

const addMdx = (of: string) => {
  const [, frontmatter = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(root, of)) ?? []
  const node = {
    ...{ id: `mdx ${of}`, parent: null, children: [] as string[], body },
    frontmatter: require("js-yaml").safeLoad(frontmatter),
    internal: {
      type: "Mdx",
      contentDigest: body + frontmatter,
      contentFilePath: path.join(root, "content", of),
    },
  } as unknown as Node
  nodes.set(node.id, node)
  return node
}

const addFile = (relativePath: string) => {
  const node = {
    ...{ id: `file ${relativePath}`, parent: null, children: [] as string[], relativePath },
    ...{ base: path.basename(relativePath), absolutePath: path.join(root, "content", relativePath) },
    internal: { type: "File", contentDigest: relativePath },
  } as unknown as Node
  nodes.set(node.id, node)
  return node
}

const create = (node: Node) => createTypedNodes({ ...args, node } as unknown as CreateNodeArgs)

beforeEach(async () => {
  nodes.clear()
  cached.clear()
  root = await siteWith()
  process.chdir(root)
  await create(addMdx(study))
})

afterEach(() => process.chdir(repository))

const unsavedNodes = () => unsaved.unsavedNodes(args as unknown as CreateDevServerArgs)

const studyNode = () => args.getNodesByType("CaseStudy")[0] as Node & Record<string, unknown>

const changed = () =>
  read(root, study).replace("country: Portugal", "country: Spain").replace("office closed", "office shut")

const isCurrent = () => true

it("replaces the node of the file by that of the text, as it will be once it is saved", async () => {
  expect(await unsavedNodes().show(file, changed(), isCurrent)).toMatchObject({
    isShown: true,
    document: { country: "Spain" },
  })
  const shown = { ...studyNode() }
  expect(shown.country).toBe("Spain")
  expect(String(shown.body)).toContain("office shut")
  expect(args.getNodesByType("CaseStudy")).toHaveLength(1)
  write(root, study, changed())
  nodes.clear()
  await create(addMdx(study))
  const { description, ...internal } = shown.internal
  expect(studyNode()).toEqual({ ...shown, internal })
  expect(description).toBe("unsaved text")
})

it("leaves the last valid state if the text has errors", async () => {
  const before = { ...studyNode() }
  expect(await unsavedNodes().show(file, changed().replace("Spain", "12"), isCurrent)).toEqual({
    isShown: false,
  })
  expect(studyNode()).toEqual(before)
})

it("does not use an unsaved text as the last valid state of the file", async () => {
  await unsavedNodes().show(file, changed(), isCurrent)
  write(root, study, "---\nname: 1\n---\n")
  await create(addMdx(study))
  expect(studyNode().country).toBe("Portugal")
})

it("does not show a text that another one has replaced, or a file that Gatsby does not have", async () => {
  await unsavedNodes().show(file, changed(), () => false)
  expect(studyNode().country).toBe("Portugal")
  const unknown = await unsavedNodes().show("content/insights/no-such/index.mdx", changed(), isCurrent)
  expect(unknown).toEqual({ isShown: false })
})

it("shows the saved text again when the studio closes", async () => {
  const before = { ...studyNode() }
  await unsavedNodes().show(file, changed(), isCurrent)
  await unsavedNodes().drop(file)
  expect(studyNode()).toEqual(before)
})

it("adds and removes entries of data files, until the studio closes", async () => {
  const data = "data/team.yaml"
  await create(addFile(data))
  const keys = () => args.getNodesByType("TeamMember").map((node) => (node as Node & { key?: string }).key)
  const before = keys()
  expect(before.length).toBeGreaterThan(0)
  const text = read(root, data).replace(/^- id: .*$/m, "- id: another")
  expect(await unsavedNodes().show(`content/${data}`, text, isCurrent)).toEqual({ isShown: true })
  expect(keys()).toEqual(expect.arrayContaining(["another"]))
  expect(keys()).toHaveLength(before.length)
  await unsavedNodes().drop(`content/${data}`)
  expect(keys().sort()).toEqual(before.sort())
})

it("drops all of them when develop starts again, or a build with the same cache", async () => {
  const sourceNodes = () =>
    source.sourceNodes?.(args as unknown as SourceNodesArgs, { plugins: [] }, () => {})
  write(root, "snippets/note.mdx", "---\n---\nA note.\n")
  await create(addMdx("snippets/note.mdx"))
  await sourceNodes()
  const before = structuredClone([...nodes.values()])
  await unsavedNodes().show(file, changed(), isCurrent)
  await unsavedNodes().show("content/snippets/note.mdx", "Another note.", isCurrent)
  expect(unsaved.parentsOfUnsavedNodes(args as unknown as CreateNodeArgs)).toHaveLength(2)
  await sourceNodes()
  expect([...nodes.values()]).toEqual(before)
})

it("is loaded in development only: builds and the site's pages have nothing of the studio", async () => {
  const entryPoints = ["gatsby-node.ts", "gatsby-config.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"]
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
