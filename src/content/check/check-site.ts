import { posix } from "node:path"
import { isImagePath } from "../compile/address"
import { shortened } from "./body/body"
import type { CheckedEntry, CheckedSite, NamedImage, SpecialField } from "./checked-site"
import { type ContentEntry, dataPath, isImage } from "./content-entry"
import { byPosition, type Diagnostic, type Place, type Report, reportTo } from "./diagnostic"
import { fieldName } from "./field-name"
import { noFacts } from "./image-facts"
import type { FixableProblem, Rule } from "./rule"
import { rules } from "./rules"
import { reportMissingPages } from "./rules/address"
import { filePlace } from "./rules/file-place"
import { imageFile } from "./rules/image-file"
import { photoPlace, saysItsPlace } from "./rules/photo-place"
import { reportPlaceholders } from "./rules/placeholder-text"
import { irregularity, regularFile } from "./rules/regular-file"

/**
 * Check everything that needs more than one file.
 * @param images all images and other files that content names @param found by the checks of each file
 */
export const checkSite = async (
  site: CheckedSite,
  images: readonly NamedImage[],
  entries: readonly ContentEntry[],
  found: readonly Diagnostic[],
): Promise<Diagnostic[]> => {
  const diagnostics = [...found]
  const report = reportTo(diagnostics)
  for (const folder of site.folders)
    for (const [rule, problem] of await problems("folder", (check) => check(folder, site)))
      report(rule, { file: folder.file }, ...problem)
  await Promise.all(site.entries.map((entry) => checkEntry(entry, site, report)))
  await Promise.all(images.map((image) => checkImage(image, site, report)))
  checkUnusedFiles(site, new Set(images.map(({ file }) => file)), entries, diagnostics)
  await checkPictures(site, entries, report)
  for (const dataFile of site.model.dataFiles) {
    const file = dataPath(dataFile)
    if (site.files.has(file)) continue
    // The site reads every data file: without one, pages lack their content.
    const fix = dataFile.single ? "Put it back" : "Put it back; write [] for a list without entries"
    report(filePlace, { file }, "is missing", fix)
  }
  reportMissingPages(site, report)
  return diagnostics.sort(byPosition)
}

/** The problems that the checks of one kind find, with their rules. */
async function problems<Kind extends "folder" | "image" | "field" | "link">(
  kind: Kind,
  run: (check: NonNullable<Rule[Kind]>) => FixableProblem | undefined | Promise<FixableProblem | undefined>,
) {
  const found: [rule: Rule, problem: FixableProblem][] = []
  for (const rule of rules) {
    const check = rule[kind]
    const problem = check && (await run(check))
    if (problem) found.push([rule, problem])
  }
  return found
}

async function checkEntry(entry: CheckedEntry, site: CheckedSite, report: Report) {
  const { file, special, references } = entry
  const inLink = (url: string) => problems("link", (check) => check(url, entry, site))
  for (const field of special) {
    const inField = await problems("field", (check) => check(field, entry, site))
    const inPath = field.kind.address === "page" ? await inLink(field.value) : []
    for (const [rule, [message, fix, replacement]] of [...inField, ...inPath])
      report(rule, placeOf(file, field), message, fix, field.isRough ? undefined : replacement)
  }
  for (const { value, start, end } of references.links)
    for (const [rule, problem] of await inLink(value))
      report(rule, { file, start, end, field: `link ${shortened(value)}` }, ...problem)
  reportPlaceholders(entry, entry.placeholders ?? [], report)
}

const placeOf = (file: string, { path, place }: SpecialField): Required<Place> => ({
  ...place,
  file,
  field: fieldName(path),
})

async function checkImage(image: NamedImage, site: CheckedSite, report: Report) {
  const { file, value, wanted, entry, place } = image
  const bytes = site.files.bytes(file)
  const size = bytes === undefined ? undefined : { ...noFacts, bytes }
  const facts = wanted.type === "asset" ? size : await site.files.facts(file)
  for (const [rule, [message, fix]] of await problems("image", (check) => check(image, facts, site)))
    report(rule, place, `"${value}" ${message}`, fix)
  const problem = `"${value}" is the picture of the example`
  if (facts?.isPlaceholder) reportPlaceholders(entry, [{ ...place, problem }], report)
}

/** All images and other files that an entry names. */
export function imagesOf(entry: CheckedEntry): NamedImage[] {
  const { file, special, references } = entry
  const pathOf = (value: string) => posix.join(posix.dirname(file), value)
  const inFields = special.flatMap((field): NamedImage[] => {
    const { kind, value } = field
    if (!kind.file) return []
    return [{ file: pathOf(value), value, wanted: kind.file, entry, place: placeOf(file, field) }]
  })
  const inBody = references.images.flatMap(({ value, start, end }): NamedImage[] => {
    if (!isImagePath(value)) return []
    const place = { file, start, end, field: `image ${value}` }
    return [{ file: pathOf(value), value, wanted: { type: "image" }, entry, place }]
  })
  return [...inFields, ...inBody]
}

/** Check files that no content uses, if they have no problems yet: what seems unused may only be misspelt. */
function checkUnusedFiles(
  { model }: CheckedSite,
  used: ReadonlySet<string>,
  entries: readonly ContentEntry[],
  diagnostics: Diagnostic[],
) {
  const withProblems = new Set(diagnostics.map(({ file }) => file))
  const documentOf = (file: string) => `${file.split("/").slice(0, 3).join("/")}/index.mdx`
  const report = reportTo(diagnostics)
  for (const entry of entries.filter(({ file }) => file.startsWith("content/"))) {
    const { file } = entry
    if (used.has(file) || withProblems.has(file)) continue
    if (isImage(file) && withProblems.has(documentOf(file))) continue
    for (const rule of rules) {
      const problem = rule.file?.(entry, model)
      if (problem) report(rule, { file }, ...problem)
    }
  }
}

/** Check what pictures hold, also those that no page shows. Those in static/ are published as they are. */
async function checkPictures({ files }: CheckedSite, entries: readonly ContentEntry[], report: Report) {
  const pictures = entries.filter(({ file, kind }) => kind === "file" && picture.test(file))
  for (const { file } of pictures) {
    const { unsafe, hasPlace } = (await files.facts(file)) ?? noFacts
    if (unsafe && file.startsWith("static/")) report(imageFile, { file }, ...unsafe)
    if (hasPlace) report(photoPlace, { file }, ...saysItsPlace)
  }
}

const picture = /\.(?:jpe?g|png|webp|avif|hei[cf]|tiff?|svgz?|mp4|mov)$/i

/** The problems of links and special files. Nothing else must be read if there are any. */
export const irregularEntries = (entries: readonly ContentEntry[]): Diagnostic[] => {
  const diagnostics: Diagnostic[] = []
  for (const entry of entries) {
    const problem = irregularity(entry)
    if (problem) reportTo(diagnostics, entry.file)(regularFile, {}, ...problem)
  }
  return diagnostics.sort(byPosition)
}
