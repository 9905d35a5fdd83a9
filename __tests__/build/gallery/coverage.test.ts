/** The gallery shows the sections of every collection, and is part of no bundle of the site. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const root = process.cwd()

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") || name.endsWith(".ts"))
    .map((name) => `${folder}/${name.split(path.sep).join("/")}`)
    .sort()

const textOf = (file: string) => readFileSync(path.join(root, file), "utf8")

/** Names a file imports from a room, types left out. */
const importedFrom = (file: string, room: string) =>
  [...textOf(file).matchAll(/^import (?!type)\{([^}]*)\} from "([^"]+)"/gm)]
    .filter(([, , from]) => path.posix.join(path.posix.dirname(file), from as string).startsWith(room))
    .flatMap(([, names]) => (names as string).split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))

const registries = filesBelow("src/templates").filter((file) => file.endsWith("-sections.tsx"))

describe("the gallery", () => {
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
