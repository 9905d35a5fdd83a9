/** Each document and snippet is replaced by each other one of its kind: the check finds no new error. */

import { cpSync, rmSync } from "node:fs"
import path from "node:path"
import { replaceEntry } from "../../../../src/content/commands/references"
import { model } from "../../../../src/site/collections/model"
import { namedFile } from "../../../../src/studio/server/content-paths"
import { messagesOf, read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders, temporaryFolder } from "../../../support/folders"

jest.setTimeout(300_000)
afterAll(removeFolders)

const slugs: Record<string, string[]> = {
  "case-studies": ["harbour-ledger", "pier", "quay"],
  insights: ["old-boats", "new-boats"],
  pages: ["estimate", "about"],
  services: ["web-development", "design"],
  technologies: ["go", "rust", "zig"],
}

/** A site whose documents and snippets refer to each other in every way. */
const fullSite = async () => {
  const root = await siteWith()
  for (const [directory, [first = "", ...others]] of Object.entries(slugs))
    for (const slug of others) {
      const folder = path.join(root, "content", directory)
      cpSync(path.join(folder, first), path.join(folder, slug), { recursive: true })
      change(root, `${directory}/${slug}`, /^name: .*/m, `name: ${slug}`)
    }
  write(root, "snippets/ask.mdx", "Ask about [Go](/technologies/go/#plain-on-purpose).\n")
  write(root, "snippets/note.mdx", "Like [Rust](/technologies/rust/).\n")
  change(root, "technologies/zig", "order:", "draft: true\norder:")
  change(root, "pages/about", "path: /estimate/", "path: /about/")
  change(root, "services/design", "[go]", "[ rust , go ]")
  change(root, "case-studies/harbour-ledger", "[web-development]", "[web-development, design]")
  change(root, "case-studies/pier", "results:", "similarProjects:\n- harbour-ledger\nresults:")
  change(root, "case-studies/quay", "results:", "similarProjects:\n- pier\n- harbour-ledger\nresults:")
  const lists = "services:\n- web-development\n- design\ncaseStudies: [pier,\n  quay]\n---\n"
  change(root, "insights/new-boats", /services:[^-]*-development\]\n---\n/, lists)
  const shown =
    '<Snippet name="ask" />\n\n<Snippet name="note" />\n\nAs in [winter](/insights/old-boats/#sixty-winters).'
  change(root, "insights/new-boats", "## Sixty winters", `## Sixty summers\n\n${shown}`)
  change(
    root,
    "insights/old-boats",
    "The planks",
    '<Cards>\n\n<Card title="Go" href="/technologies/go/#plain-on-purpose">\n\nIt is quick.\n\n</Card>\n\n</Cards>\n\nThe planks',
  )
  return root
}

const change = (root: string, name: string, from: string | RegExp, to: string) =>
  write(root, `${name}/index.mdx`, read(root, `${name}/index.mdx`).replace(from, to))

it("leaves out what would be itself or double, and refuses what would be an error", async () => {
  const full = await fullSite()
  expect(await messagesOf(full)).toBe("valid")
  const refused: string[] = []
  const documents = Object.entries(slugs).map(([directory, names]) =>
    names.map((slug) => `content/${directory}/${slug}/index.mdx`),
  )
  for (const kind of [...documents, ["content/snippets/ask.mdx", "content/snippets/note.mdx"]])
    for (const file of kind)
      for (const by of kind.filter((other) => other !== file)) {
        const root = temporaryFolder()
        cpSync(full, root, { recursive: true })
        try {
          await replaceEntry(
            { root, model },
            namedFile(file, model),
            namedFile(by, model),
            async () => undefined,
          )
          rmSync(path.join(root, file.replace("/index.mdx", "")), { recursive: true })
        } catch (error) {
          refused.push((error as Error).message)
        }
        expect(`${file} by ${by}: ${await messagesOf(root)}`).toBe(`${file} by ${by}: valid`)
      }
  expect(refused).toEqual([
    expect.stringContaining("content/pages: there is no page /estimate/"),
    expect.stringContaining('harbour-ledger/index.mdx, technologies[0]: "zig" is a draft'),
    expect.stringContaining('design/index.mdx, technologies[0]: "zig" is a draft'),
  ])
})
