/** No bundle of the site contains the gallery. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const root = process.cwd()

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") || name.endsWith(".ts"))
    .map((name) => `${folder}/${name.split(path.sep).join("/")}`)
    .sort()

const textOf = (file: string) => readFileSync(path.join(root, file), "utf8")

describe("the gallery", () => {
  it("is not imported by other modules, so that no bundle of the site contains it", () => {
    const all = filesBelow("src").filter((file) => !file.startsWith("src/gallery/"))
    const importing = all.filter((file) =>
      /from "[^"]*\/gallery\/|import\("[^"]*\/gallery\//.test(textOf(file)),
    )
    // The module that creates its page in develop imports its types.
    expect(importing).toEqual(["src/gatsby/gallery-context.ts"])
  })
})
