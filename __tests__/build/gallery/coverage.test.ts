/** The gallery is part of no bundle of the site. */
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
  it("is reached by no other room, so that no bundle of the site has it", () => {
    const all = filesBelow("src").filter((file) => !file.startsWith("src/gallery/"))
    const reaching = all.filter((file) =>
      /from "[^"]*\/gallery\/|import\("[^"]*\/gallery\//.test(textOf(file)),
    )
    // The build-time room that makes its page, for develop, takes its types.
    expect(reaching).toEqual(["src/gatsby/gallery-context.ts"])
  })
})
