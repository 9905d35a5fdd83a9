import path from "node:path"
import { shortened } from "./body/body"
import { contentEntries } from "./content-files"
import { type Diagnostic, type Place, type Report, reportTo } from "./diagnostic"
import { fieldPlace, imagesOf } from "./places"
import type { Problem, Rule } from "./rule"
import { rules } from "./rules"
import { exampleText, placeholderProblem } from "./rules/example-text"
import type { Site, Source } from "./site"

/** Check references, links and images, and the folders of documents. */
export const checkSite = async (site: Site, report: Report) => {
  for (const folder of site.folders)
    await each(
      "folder",
      report,
      (check) => check(folder, site),
      () => ({ file: folder.file }),
    )
  await Promise.all(site.sources.map((source) => checkSource(source, site, report)))
  await Promise.all(
    imagesOf(site).map(async (image) => {
      const facts = image.wanted.kind === "asset" ? undefined : await site.images.inspect(image.file)
      const prefix: Report = (rule, place, message, fix) =>
        report(rule, place, `"${image.value}" ${message}`, fix)
      await each("image", prefix, (check) => check(image, facts), image.place)
    }),
  )
}

type Checks = "folder" | "image" | "field" | "link"

/** Run one kind of check of every rule. */
async function each<Kind extends Checks>(
  kind: Kind,
  report: Report,
  run: (check: NonNullable<Rule[Kind]>) => Problem | undefined | Promise<Problem | undefined>,
  place: () => Place | Promise<Place>,
) {
  for (const rule of rules) {
    const check = rule[kind]
    const problem = check && (await run(check))
    if (problem) report(rule, await place(), ...problem)
  }
}

async function checkSource(source: Source, site: Site, report: Report) {
  const { file, special, references, published, document } = source
  for (const field of special) {
    const place = () => fieldPlace(site, file, field)
    await each("field", report, (check) => check(field, source, site), place)
    if (field.kind.kind === "path")
      await each("link", report, (check) => check(field.value, source, site), place)
  }
  for (const { value, start, end } of references.links) {
    const place = { file, start, end, field: `link ${shortened(value)}` }
    await each(
      "link",
      report,
      (check) => check(value, source, site),
      () => place,
    )
  }
  for (const { start, text } of published ? (document?.placeholders ?? []) : [])
    report(exampleText, { file, start }, ...placeholderProblem(text))
}

/** Check files that no content uses, if they have no problems yet: what seems unused may only be misspelt. */
export const checkUnusedFiles = async (site: Site, diagnostics: Diagnostic[]) => {
  const used = new Set(imagesOf(site).map(({ file }) => file))
  const withProblems = new Set(diagnostics.map(({ file }) => file))
  const documentOf = (file: string) => `${file.split("/").slice(0, 3).join("/")}/index.mdx`
  const report = reportTo(diagnostics)
  for (const entry of await contentEntries(site.root)) {
    const { file } = entry
    const isImage = /\.(jpe?g|png|webp|avif|svg)$/i.test(file)
    if (used.has(path.join(site.root, file)) || withProblems.has(file)) continue
    if (isImage && withProblems.has(documentOf(file))) continue
    for (const rule of rules) {
      const problem = rule.file?.(entry)
      if (problem) report(rule, { file }, ...problem)
    }
  }
}
