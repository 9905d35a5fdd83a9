/** The content engine over files in memory: it asks for them through an interface, and works on each text once. */

import { posix } from "node:path"
import type { ContentEntry } from "../../../../src/content/check/content-entry"
import { documentOf } from "../../../../src/content/check/content-entry"
import { noFacts } from "../../../../src/content/check/image-facts"
import * as compiler from "../../../../src/content/compile/compile-body"
import * as parser from "../../../../src/content/compile/parse-mdx"
import { openContent } from "../../../../src/content/engine/content"
import type { ContentFiles } from "../../../../src/content/engine/content-files"
import { createResults } from "../../../../src/content/engine/results"
import { model } from "../../../../src/site/collections/model"
import { caseStudyText, relatedDocuments } from "../../../support/documents"
import { formatBriefly } from "../../../support/format-briefly"
import { withoutMissingDataFiles } from "../../../support/without-missing-data-files"

jest.mock("../../../../src/content/compile/compile-body", () => ({
  __esModule: true,
  ...jest.requireActual("../../../../src/content/compile/compile-body"),
}))
jest.mock("../../../../src/content/compile/parse-mdx", () => ({
  __esModule: true,
  ...jest.requireActual("../../../../src/content/compile/parse-mdx"),
}))

const nimble = "content/case-studies/nimble/index.mdx"
const fooq = "content/case-studies/fooq/index.mdx"

/** Files by their path. Images are of the given size. */
const filesInMemory = (texts: Map<string, string>, images: readonly string[] = []) => {
  const reads: string[] = []
  const all = () => [...texts.keys(), ...images]
  const foldersOf = (file: string): string[] => {
    const folder = posix.dirname(file)
    return folder === "." ? [] : [...foldersOf(folder), folder]
  }
  const files: ContentFiles = {
    list: async (top) => {
      const folders = new Set(all().flatMap(foldersOf))
      const entry = (file: string, kind: ContentEntry["kind"]): ContentEntry => ({
        ...{ file, name: posix.basename(file), kind, bytes: 1, changed: 1 },
        neighbours: [...folders, ...all()]
          .filter((other) => posix.dirname(other) === posix.dirname(file))
          .map((other) => posix.basename(other)),
      })
      return [
        ...[...folders].map((file) => entry(file, "folder")),
        ...all().map((file) => entry(file, "file")),
      ].filter(({ file }) => file === top || file.startsWith(`${top}/`))
    },
    read: async (file) => {
      reads.push(file)
      return texts.get(file) ?? { code: "ENOENT" }
    },
    image: async (file) => {
      reads.push(file)
      return {
        ...noFacts,
        format: file.endsWith(".svg") ? "svg" : "jpeg",
        width: 1600,
        height: 1200,
        bytes: 1,
      }
    },
  }
  return { files, reads }
}

const valid = () =>
  new Map([
    ...Object.entries(relatedDocuments()).map(([file, text]) => [`content/${file}`, String(text)] as const),
    [nimble, caseStudyText({ technologies: ["react", "node"] })],
    [fooq, caseStudyText({ name: "Fooq", similarProjects: ["nimble"] })],
  ])

const messages = async (content: ReturnType<typeof openContent>) =>
  withoutMissingDataFiles((await content.snapshot()).diagnostics).map(formatBriefly)

const document = (file: string) => {
  const found = documentOf(file, model)
  if (!found) throw new Error(`${file} is no document`)
  return found
}

const nameIn = async (content: ReturnType<typeof openContent>, state: "current" | "valid" = "valid") =>
  (await content.document(document(nimble)))?.[state]?.fields?.country

it("reads, parses and compiles each document once", async () => {
  // The first check also parses the examples of sections, whose texts are placeholders.
  await messages(openContent(filesInMemory(valid()).files, model))
  const { files, reads } = filesInMemory(valid())
  const parse = jest.spyOn(parser, "parseMdx")
  const compile = jest.spyOn(compiler, "compileToText")
  const content = openContent(files, model)
  const snapshot = await content.snapshot()
  const documents = snapshot.documents.map(({ file }) => file)
  expect(documents).toHaveLength(5)
  for (const file of documents) expect(reads.filter((one) => one === file)).toHaveLength(1)
  expect(parse).toHaveBeenCalledTimes(documents.length)
  expect(compile).toHaveBeenCalledTimes(documents.length)
  for (const one of snapshot.documents) expect((await content.document(one))?.current).toBe(one.checked)
  await content.snapshot()
  expect(parse).toHaveBeenCalledTimes(documents.length)
  expect(compile).toHaveBeenCalledTimes(documents.length)
})

it("works on a file once if it is asked for twice at the same time", async () => {
  const parse = jest.spyOn(parser, "parseMdx")
  const content = openContent(filesInMemory(valid()).files, model)
  await Promise.all([content.document(document(nimble)), content.document(document(nimble))])
  expect(parse).toHaveBeenCalledTimes(1)
})

it("keeps the last valid result of a document with errors", async () => {
  const texts = valid()
  const content = openContent(filesInMemory(texts).files, model)
  const before = await nameIn(content)
  texts.set(nimble, "---\nname: 1\n---\n")
  expect(await nameIn(content, "current")).toBeUndefined()
  expect(await nameIn(content)).toBe(before)
  expect(await messages(content)).not.toEqual([])
  texts.set(nimble, caseStudyText({ technologies: ["react"] }))
  expect(await messages(content)).toEqual([])
})

it("answers as if a file had another text, which it forgets", async () => {
  const texts = valid()
  const content = openContent(filesInMemory(texts).files, model)
  const before = await nameIn(content)
  const unsaved = content.overlay(
    nimble,
    (texts.get(nimble) ?? "").replace(/^country: .*$/m, "country: Chile"),
  )
  expect(await nameIn(unsaved, "current")).toBe("Chile")
  expect(await messages(content.overlay(nimble, "nothing"))).not.toEqual([])
  texts.set(nimble, "---\nname: 1\n---\n")
  expect(await nameIn(content)).toBe(before)
})

it("reads an image again that could not be read", async () => {
  const image = "content/case-studies/nimble/screen-1.jpg"
  const body = "![A board at noon](./screen-1.jpg)"
  const texts = valid().set(nimble, caseStudyText({ technologies: ["react", "node"], body }))
  const { files } = filesInMemory(texts, [image])
  const locked = { code: "EACCES" }
  let isLocked = true
  const content = openContent(
    {
      ...files,
      image: (file) => (file === image && isLocked ? Promise.reject(locked) : files.image(file)),
    },
    model,
  )
  expect((await messages(content)).join()).toContain("cannot be read (EACCES)")
  isLocked = false
  expect(await messages(content)).toEqual([])
})

describe("stored results", () => {
  const stored = async (texts: Map<string, string>, images?: readonly string[]) => {
    const results = createResults()
    const content = openContent(filesInMemory(texts, images).files, model, results)
    const found = await messages(content)
    const all = results.toStore(() => true)
    return { found, all: JSON.parse(JSON.stringify(all)) as typeof all }
  }
  const again = async (texts: Map<string, string>, all: Awaited<ReturnType<typeof stored>>["all"]) => {
    const parse = jest.spyOn(parser, "parseMdx").mockClear()
    const found = await messages(openContent(filesInMemory(texts).files, model, createResults(all)))
    return { found, parsed: parse.mock.calls.length }
  }

  it("are used while the text is the same", async () => {
    const { found, all } = await stored(valid())
    expect(found).toEqual([])
    expect(await again(valid(), all)).toEqual({ found: [], parsed: 0 })
  })

  it("are not used for another text", async () => {
    const { all } = await stored(valid())
    const texts = valid().set(fooq, caseStudyText({ name: "Fooq food", similarProjects: ["nimble"] }))
    expect(await again(texts, all)).toEqual({ found: [], parsed: 1 })
  })

  it("are never those of a document with errors", async () => {
    const { found, all } = await stored(new Map([[nimble, "nothing"]]))
    expect(found).not.toEqual([])
    expect(all).toEqual([])
    expect((await again(new Map([[nimble, "nothing"]]), all)).found).toEqual(found)
  })

  it.each([
    [
      "what it refers to was removed",
      (texts: Map<string, string>) => texts.delete("content/technologies/node/index.mdx"),
      "there is no technology",
    ],
    [
      "what it refers to became a draft",
      (texts: Map<string, string>) => texts.set(nimble, caseStudyText({ fields: "draft: true\n" })),
      "is a draft",
    ],
  ])("do not hide that %s", async (_, change, expected) => {
    const texts = valid()
    const { all } = await stored(texts)
    change(texts)
    expect((await again(texts, all)).found.join()).toContain(expected)
  })

  it("have the facts of images, but not that they exist", async () => {
    const image = "content/case-studies/nimble/screen-1.jpg"
    const texts = valid().set(
      nimble,
      caseStudyText({ technologies: ["react", "node"], body: "![A board at noon](./screen-1.jpg)" }),
    )
    const { found, all } = await stored(texts, [image])
    expect(found).toEqual([])
    expect(all.map(([file]) => file)).toContain(image)
    expect((await again(texts, all)).found.join()).toContain("does not exist")
  })
})
