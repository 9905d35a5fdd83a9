import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { writeWhole } from "../../../src/gatsby/write-whole"
import { removeFolders, temporaryFolder } from "../../support/built-site"

afterEach(removeFolders)

it("puts a file in its place when it is whole, over one that was left unfinished", () => {
  const folder = temporaryFolder()
  const file = path.join(folder, "picture.png")
  const fail = (unfinished: string) => {
    writeFileSync(unfinished, "ha")
    throw new Error("no space left")
  }
  expect(() => writeWhole(file, fail)).toThrow("no space left")
  expect(existsSync(file)).toBe(false)

  writeWhole(file, (unfinished) => {
    writeFileSync(unfinished, "whole")
    expect(existsSync(file)).toBe(false)
  })
  expect(readFileSync(file, "utf8")).toBe("whole")

  expect(() => writeWhole(file, fail)).toThrow()
  expect(readFileSync(file, "utf8")).toBe("whole")
  expect(readdirSync(folder).sort()).toEqual(["picture.png", "picture.png.unfinished"])
})
