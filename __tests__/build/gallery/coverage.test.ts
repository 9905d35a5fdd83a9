/** Nothing that pages are made of is missing from the gallery, which keeps no list of its own. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const root = process.cwd()

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") || name.endsWith(".ts"))
    .map((name) => `${folder}/${name.split(path.sep).join("/")}`)
    .sort()

const textOf = (file: string) => readFileSync(path.join(root, file), "utf8")

/** Components that a file exports, by name. */
const exportedComponents = (file: string) =>
  [...textOf(file).matchAll(/^export (?:const|class) ([A-Z][A-Za-z]+)\b/gm)].map(([, name]) => name as string)

/** Names a file imports from a room, types left out. */
const importedFrom = (file: string, room: string) =>
  [...textOf(file).matchAll(/^import (?!type)\{([^}]*)\} from "([^"]+)"/gm)]
    .filter(([, , from]) => path.posix.join(path.posix.dirname(file), from as string).startsWith(room))
    .flatMap(([, names]) => (names as string).split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))

const gallery = filesBelow("src/gallery")
const registries = filesBelow("src/templates").filter((file) => file.endsWith("-sections.tsx"))
const outside = ["src/sections", "src/shell", "src/pages", "src/templates", "src/mdx"].flatMap(filesBelow)

describe("the gallery", () => {
  const shown = new Set(
    [...gallery, ...registries].flatMap((file) => [
      ...importedFrom(file, "src/components"),
      ...importedFrom(file, "src/sections"),
    ]),
  )

  it("shows every component that a page or section is made of", () => {
    // These only wait, mark a place or lay out what stands in them; every field of the gallery stands in the last two.
    const invisible = [
      "HydrateWhen",
      "Slice",
      "PageHeadEnd",
      "CardGrid",
      "ImageCardGrid",
      "Field",
      "FieldBox",
    ]
    const used = new Set(outside.flatMap((file) => importedFrom(file, "src/components")))
    const components = filesBelow("src/components").flatMap(exportedComponents)
    const missing = components.filter(
      (name) => used.has(name) && !shown.has(name) && !invisible.includes(name),
    )
    expect(missing).toEqual([])
    expect(components.length).toBeGreaterThan(60)
  })

  it("shows every section that a page or a registry places", () => {
    const placing = [...filesBelow("src/pages"), ...filesBelow("src/templates")]
    const placed = new Set(placing.flatMap((file) => importedFrom(file, "src/sections")))
    // Only components: what is written in capitals otherwise.
    const missing = [...placed].filter((name) => /^[A-Z]/.test(name) && !shown.has(name))
    expect(missing).toEqual([])
    expect(placed.size).toBeGreaterThan(30)
  })

  it("reads the registries themselves, all of them", () => {
    const read = importedFrom("src/gallery/document-sections.tsx", "src/templates")
    expect(read).toEqual(
      registries.flatMap((file) => textOf(file).match(/export const (\w+)/)?.[1] ?? []).sort(),
    )
  })

  it("is reached by no other room, so that no bundle of the site has it", () => {
    const all = filesBelow("src").filter((file) => !file.startsWith("src/gallery/"))
    const reaching = all.filter((file) =>
      /from "[^"]*\/gallery\/|import\("[^"]*\/gallery\//.test(textOf(file)),
    )
    // The build-time room that makes its page, for develop, takes its types.
    expect(reaching).toEqual(["src/gatsby/gallery-context.ts"])
  })
})
