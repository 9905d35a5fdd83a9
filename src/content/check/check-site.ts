import { readFile } from "node:fs/promises"
import path from "node:path"
import { shortened } from "./body/body"
import type { CheckedEntry, CheckedSite } from "./checked-site"
import { type ContentEntry, isImage } from "./content-files"
import { byPosition, type Diagnostic, type Report, reportTo } from "./diagnostic"
import { fieldPlace, imagesOf } from "./places"
import type { FixableProblem, Rule } from "./rule"
import { rules } from "./rules"
import { imageFile } from "./rules/image-file"
import { reportPlaceholders } from "./rules/placeholder-text"
import { irregularity, regularFile } from "./rules/regular-file"
import { readSvg } from "./svg/read-svg"

/** Check references, links and images, and the folders of documents. */
export const checkSite = async (site: CheckedSite, report: Report) => {
  for (const folder of site.folders)
    for (const [rule, problem] of await found("folder", (check) => check(folder, site)))
      report(rule, { file: folder.file }, ...problem)
  await Promise.all(site.sources.map((source) => checkSource(source, site, report)))
  await Promise.all(
    imagesOf(site).map(async (image) => {
      const facts = image.wanted.kind === "asset" ? undefined : await site.images.inspect(image.file)
      for (const [rule, [message, fix]] of await found("image", (check) => check(image, facts)))
        report(rule, await image.place(), `"${image.value}" ${message}`, fix)
      if (!facts?.isPlaceholder) return
      const problem = `"${image.value}" is the picture of the example`
      reportPlaceholders(image.source, [{ ...(await image.place()), problem }], report)
    }),
  )
}

/** The problems that the checks of one kind find, with their rules. */
async function found<Kind extends "folder" | "image" | "field" | "link">(
  kind: Kind,
  run: (check: NonNullable<Rule[Kind]>) => FixableProblem | undefined | Promise<FixableProblem | undefined>,
) {
  const problems: [rule: Rule, problem: FixableProblem][] = []
  for (const rule of rules) {
    const check = rule[kind]
    const problem = check && (await run(check))
    if (problem) problems.push([rule, problem])
  }
  return problems
}

async function checkSource(source: CheckedEntry, site: CheckedSite, report: Report) {
  const { file, special, references } = source
  const inLink = (url: string) => found("link", (check) => check(url, source, site))
  for (const field of special) {
    const inField = await found("field", (check) => check(field, source, site))
    const inPath = field.kind.kind === "path" ? await inLink(field.value) : []
    // The place of a field in an element is the whole attribute.
    for (const [rule, [message, fix, replacement]] of [...inField, ...inPath])
      report(rule, await fieldPlace(site, file, field), message, fix, field.place ? undefined : replacement)
  }
  for (const { value, start, end } of references.links)
    for (const [rule, problem] of await inLink(value))
      report(rule, { file, start, end, field: `link ${shortened(value)}` }, ...problem)
  reportPlaceholders(source, source.placeholders ?? [], report)
}

/** Check files that no content uses, if they have no problems yet: what seems unused may only be misspelt. */
export const checkUnusedFiles = async (
  site: CheckedSite,
  entries: readonly ContentEntry[],
  diagnostics: Diagnostic[],
) => {
  const used = new Set(imagesOf(site).map(({ file }) => file))
  const withProblems = new Set(diagnostics.map(({ file }) => file))
  const documentOf = (file: string) => `${file.split("/").slice(0, 3).join("/")}/index.mdx`
  const report = reportTo(diagnostics)
  for (const entry of entries.filter(({ file }) => file.startsWith("content/"))) {
    const { file } = entry
    if (used.has(path.join(site.root, file)) || withProblems.has(file)) continue
    if (isImage(file) && withProblems.has(documentOf(file))) continue
    for (const rule of rules) {
      const problem = rule.file?.(entry)
      if (problem) report(rule, { file }, ...problem)
    }
  }
}

/** Check the SVG files in static/, which are published as they are. */
export const checkStaticFiles = async (root: string, entries: readonly ContentEntry[], report: Report) => {
  for (const { file } of entries.filter(
    ({ file, kind }) => kind === "file" && /^static\/.*\.svgz?$/i.test(file),
  )) {
    const { problem } = readSvg(await readFile(path.join(root, file)))
    if (problem) report(imageFile, { file }, ...problem)
  }
}

/** The problems of links and special files. Nothing else must be read if there are any. */
export const irregularEntries = (entries: readonly ContentEntry[]): Diagnostic[] => {
  const diagnostics: Diagnostic[] = []
  for (const entry of entries) {
    const problem = irregularity(entry)
    if (problem) reportTo(diagnostics, entry.file)(regularFile, {}, ...problem)
  }
  return diagnostics.sort(byPosition)
}
