/** Mistakes of editors are reported where they were made, and no word is lost without a message. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { checkBody } from "../../../../src/content/check/check-body"
import { checkDocument } from "../../../../src/content/check/check-document"
import { splitDocument } from "../../../../src/content/check/split-document"
import { compileBody } from "../../../../src/content/compile/compile-body"
import { collectionOf, elementNames } from "../../../../src/content/model/content-model"
import type { Collection } from "../../../../src/content/model/define-collection"
import { collections, model } from "../../../../src/site/collections/model"
import { nimble, repository } from "../../../support/content"
import { randomFrom } from "../../../support/damage"
import { formatBriefly } from "../../../support/format-briefly"
import { isNear, lostWords, mutated } from "../../../support/mutations"

jest.setTimeout(600_000)

const textOf = (file: string) => readFileSync(path.join(repository, file), "utf8")
const [study, insight] = [collectionOf("case-studies", model), collectionOf("insights", model)] as [
  Collection,
  Collection,
]
const documents: [Collection, string][] = [
  [study, nimble],
  [insight, textOf("__tests__/support/everything.mdx")],
  ...collections.map((one): [Collection, string] => [
    one,
    textOf(`src/site/collections/${one.directory}/example.mdx`),
  ]),
]

const check = (collection: Collection, text: string) =>
  checkDocument(model, collection, { file: "index.mdx", text })

/** What the page of a valid document shows, as JSON. */
async function pageOf(collection: Collection, text: string): Promise<string> {
  const { fields } = await check(collection, text)
  const context = { model, sections: elementNames(collection, model), fields }
  const { root } = await checkBody(splitDocument(text).body, context, () => {})
  return root ? JSON.stringify([fields, (await compileBody(root, model)).tree]) : ""
}

/** What is missing, or does not end, is reported where its group, section or code starts. */
const elsewhere = ["missing-field", "section-data", "frontmatter", "code-block"]

const withoutPlace = (message: string) => message.replace(/:\d+:\d+/, "")

/** More with `npm test -- --all`. */
const count = process.env.MOSSLIGHT_TEST_ALL === undefined ? 40 : 5000

it("reports mistakes at their places, and loses no word", async () => {
  // Examples are not valid as they are.
  const originals = new Map<string, { known: string[]; page: string }>()
  for (const [collection, text] of documents) {
    const known = (await check(collection, text)).diagnostics.map(formatBriefly).map(withoutPlace)
    originals.set(text, { known, page: await pageOf(collection, text) })
  }
  let [reported, far] = [0, 0]
  for (let seed = 1; seed <= count; seed += 1) {
    const random = randomFrom(seed)
    const [collection, text] = documents[random(documents.length)] ?? [study, nimble]
    const mutation = mutated(text, random, 1 + random(2))
    const found = (await check(collection, mutation.text)).diagnostics
    const { known = [], page = "" } = originals.get(text) ?? {}
    const diagnostics = found.filter((one) => !known.includes(withoutPlace(formatBriefly(one))))
    reported += diagnostics.length
    const placed = diagnostics.filter(({ rule }) => !elsewhere.includes(rule))
    far += placed.filter(({ range }) => !isNear(mutation.text, range.start.line, mutation)).length
    const messages = diagnostics.map(({ message }) => message).join("\n")
    expect(messages).not.toMatch(/is not a function|Cannot read|undefined|is not iterable|call stack/)
    if (found.length > 0) continue
    const lost = lostWords(mutation, page, await pageOf(collection, mutation.text))
    expect([seed, mutation.invisible, lost]).toEqual([seed, false, []])
  }
  expect(reported).toBeGreaterThan(count / 4)
  expect(far / reported).toBeLessThanOrEqual(0.005)
})
