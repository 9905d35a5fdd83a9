import { mkdirSync, symlinkSync } from "node:fs"
import path from "node:path"
import { checkContent } from "../../../src/content-check/check-content"
import { removeTemporaryContent, temporaryContent } from "../../support/content"
import { caseStudyText, relatedDocuments, serviceText } from "../../support/documents"
import { formatBriefly } from "../../support/format-briefly"

afterEach(removeTemporaryContent)

/** The messages about temporary content, one on each line. */
const messages = async (root: string) => {
  const { diagnostics } = await checkContent(root)
  return diagnostics.map(formatBriefly).join("\n") || "valid"
}

describe("minimal content", () => {
  it("is valid without a content folder", async () => {
    const { root } = temporaryContent()
    expect(await messages(root)).toBe("valid")
  })

  it("is valid with empty collections", async () => {
    const { root } = temporaryContent()
    for (const folder of ["case-studies", "services", "technologies", "insights", "data"])
      mkdirSync(path.join(root, "content", folder), { recursive: true })
    const result = await checkContent(root)
    expect(result.diagnostics).toEqual([])
    expect(result.counts.documents).toBe(0)
  })

  it("is valid with an empty data file", async () => {
    const { root } = temporaryContent({ "data/partners.yaml": "" })
    expect(await messages(root)).toBe("valid")
  })

  it("is valid with one document of each kind", async () => {
    const { root } = temporaryContent({
      ...relatedDocuments(),
      "case-studies/nimble/index.mdx": caseStudyText(),
    })
    expect(await messages(root)).toBe("valid")
  })
})

describe("several broken files at once", () => {
  it("are all reported, by file and position", async () => {
    const { root } = temporaryContent({
      ...relatedDocuments(),
      "case-studies/nimble/index.mdx": caseStudyText({ technologies: ["reakt", "node"] }).replace(
        "country: Germany",
        "contry: Germany",
      ),
      "case-studies/fooq/index.mdx": caseStudyText({ name: "Fooq", body: "<Slideshow />" }),
      "case-studies/gorjes/index.mdx": caseStudyText({
        name: "Gorjes",
        services: ["web-developmnt"],
        technologies: ["react", "cobol"],
      }),
      "case-studies/tourama/index.mdx": "# Tourama\n",
      "services/web-development/index.mdx": serviceText().replace("order: 1", "order: first"),
      "data/partners.yaml":
        "- id: fernway\n  name: Fernway\n- id: fernway\n  name: 12\n  logo: ./fernway.svg\n",
      "data/process.yaml": "- id: a\n\ttitle: b\n",
      "data/team.yaml": "elif-karaca:\n  name: Elif\n",
    })
    expect(`\n${await messages(root)}\n`).toMatchInlineSnapshot(`
"
content/case-studies/fooq/index.mdx:22:1  <Slideshow>: there is no section "Slideshow". Possible: Hero, ProblemTargetSolution, Persona, Challenges, Research, Results, Feedback, TechnologyStack, SimilarProjects, CallToAction. [unknown-section]
content/case-studies/gorjes/index.mdx:8:12  services[0]: there is no service "web-developmnt". If it was renamed: npm run rename services/web-developmnt services/<new-name>. Available: web-development. [reference]
content/case-studies/gorjes/index.mdx:9:23  technologies[1]: there is no technology "cobol". If it was renamed: npm run rename technologies/cobol technologies/<new-name>. Available: node, react. [reference]
content/case-studies/nimble/index.mdx:5:1  contry: there is no field "contry" here. Did you mean "country"? [unknown-field]
content/case-studies/nimble/index.mdx:9:16  technologies[0]: there is no technology "reakt". If it was renamed: npm run rename technologies/reakt technologies/<new-name>. Available: node, react. [reference]
content/case-studies/tourama/index.mdx:1:1  the fields at the top are missing. Start the file with three dashes, the fields, and three dashes. [frontmatter]
content/data/partners.yaml:1:3  [0].logo: is missing. Add it: logo in one colour, an SVG. [missing-field]
content/data/partners.yaml:3:7  [1].id: "fernway" is in this file twice. Choose another id. [duplicate]
content/data/partners.yaml:4:9  [1].name: is the number 12. Put it in quotes: "12". [field-type]
content/data/partners.yaml:5:9  [1].logo: "./fernway.svg" does not exist. Put it next to this file. [image-path]
content/data/process.yaml:1:3  [0].step: is missing. Add it: number of the step, 1 to 4; sets its background. [missing-field]
content/data/process.yaml:1:3  [0].icon: is missing. Add it: icon next to the title; content/README.md#icons lists the names. [missing-field]
content/data/process.yaml:1:3  [0].desc: is missing. Add it: what happens in it. [missing-field]
content/data/process.yaml:2:1  this is a tab. Indent with spaces, two for each step. [invisible-space]
content/data/team.yaml:1:1  this file must hold a list. Start each entry with a dash, a space and its id. [field-syntax]
content/services/web-development/index.mdx:3:8  order: is the text "first". Write a number. [field-type]
"
`)
  })

  it("can still be referred to", async () => {
    const { root } = temporaryContent({
      ...relatedDocuments(),
      "case-studies/nimble/index.mdx": caseStudyText({ similarProjects: ["fooq"] }),
      "case-studies/fooq/index.mdx": caseStudyText({ name: "Fooq" }).replace(
        "country: Germany",
        "country: 12",
      ),
    })
    expect(await messages(root)).toMatch(/^content\/case-studies\/fooq\/index\.mdx:5:10 {2}country: [^\n]*$/)
  })
})

describe("folders", () => {
  it("without index.mdx are reported, with the file that is probably meant", async () => {
    const { root } = temporaryContent({
      "case-studies/nimble/cover.txt": "later",
      "case-studies/fooq/index.md": caseStudyText(),
      "case-studies/gorjes/Index.MDX": caseStudyText(),
    })
    const lines = (await messages(root)).split("\n").filter((line) => /:1:1 {2}the folder/.test(line))
    expect(`\n${lines.join("\n")}\n`).toMatchInlineSnapshot(`
"
content/case-studies/nimble/index.mdx:1:1  the folder "nimble" of case-studies has no index.mdx. Write it, or remove the folder. [file-place]
"
`)
  })

  it("whose index.mdx is a broken link are reported once", async () => {
    const { root } = temporaryContent(relatedDocuments())
    const folder = path.join(root, "content/case-studies/nimble")
    mkdirSync(folder, { recursive: true })
    symlinkSync("../../elsewhere.mdx", path.join(folder, "index.mdx"))
    expect(await messages(root)).toMatch(
      /^content\/case-studies\/nimble\/index\.mdx:1:1 {2}[^\n]*link that leads nowhere[^\n]*$/,
    )
  })

  it.each(["Nimble", "nimble board", "nimble_board", "nimble.board", "nimble--board", "nïmble", "nimble-"])(
    "cannot have the name %j, which is not valid in an address",
    async (slug) => {
      const { root } = temporaryContent({
        ...relatedDocuments(),
        [`case-studies/${slug}/index.mdx`]: caseStudyText(),
      })
      const { diagnostics } = await checkContent(root)
      expect(diagnostics).toHaveLength(1)
      expect(diagnostics[0]).toMatchObject({
        rule: "folder-name",
        file: `content/case-studies/${slug}/index.mdx`,
      })
      expect(diagnostics[0]?.message).toContain(`"${slug}"`)
      expect(diagnostics[0]?.message).toMatch(/address/)
    },
  )

  it("of text editors are not documents", async () => {
    const { root } = temporaryContent({ "case-studies/.drafts/index.mdx": "nothing" })
    const { diagnostics, counts } = await checkContent(root)
    expect(diagnostics.filter(({ severity }) => severity !== "warning")).toEqual([])
    expect(counts.documents).toBe(0)
  })
})

describe("positions in data files", () => {
  it("are exact if YAML cannot be parsed", async () => {
    const { root } = temporaryContent({
      "data/team.yaml": "\uFEFF- id: @elif\n",
      "data/clients.yaml": "- id: odette\n---\n- id: nimble\n",
    })
    expect((await messages(root)).split("\n")).toEqual(
      expect.arrayContaining([
        "content/data/clients.yaml:2:1  three dashes end the file here. Remove the line. [field-syntax]",
        'content/data/team.yaml:1:7  a text cannot start with "@". Put quotes around the text. [quotes]',
      ]),
    )
  })

  const clients = "- id: odette\n  name: Ödette\n  logo: odette.svg\n"

  it.each([
    ["in an unchanged file", clients],
    ["with the line ends of Windows", clients.replaceAll("\n", "\r\n")],
    ["after a byte-order mark", `\uFEFF${clients}`],
  ])("are exact %s", async (_, text) => {
    const { root } = temporaryContent({ "data/clients.yaml": text })
    expect((await messages(root)).split("\n")[0]).toMatch(
      /^content\/data\/clients\.yaml:3:9 {2}\[0\]\.logo: "odette\.svg" is not/,
    )
  })

  it("are exact on the first line after a byte-order mark", async () => {
    const { root } = temporaryContent({
      "data/clients.yaml": `\uFEFF- id: Odette\n  name: Ödette\n  logo: ./odette.svg\n`,
    })
    expect((await messages(root)).split("\n")[0]).toMatch(/^content\/data\/clients\.yaml:1:7 {2}\[0\]\.id: /)
  })
})
