import { readFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../../src/content/files"

const src = path.resolve(__dirname, "../../src/site")

it("are all in one list, which headings do not get", () => {
  const written = filesBelow(src)
    .filter((file) => file.endsWith(".tsx") && !/^(?:gallery|shell\/develop)\//.test(file))
    .flatMap((file) => readFileSync(path.join(src, file), "utf8").match(/\sid="[^"]*"/g) ?? [])
  expect(written).toEqual([])
})
