import { readFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../../src/content/files"

const src = path.resolve(__dirname, "../../src")

it("are all in one list, which headings do not get", () => {
  const written = ["body", "collections", "features", "sections", "shell", "ui"].flatMap((folder) =>
    filesBelow(path.join(src, folder))
      .filter((file) => file.endsWith(".tsx") && !file.startsWith("develop"))
      .flatMap((file) => readFileSync(path.join(src, folder, file), "utf8").match(/\sid="[^"]*"/g) ?? []),
  )
  expect(written).toEqual([])
})
