/**
 * Prints a table of all documents (words of prose, reading ease, charts, pictures, relations) and the result of the
 * search for repeated sentences. Run it with: npx tsx src/tooling/content-table.ts
 */
import { type Copy, readDataTexts, readDocuments } from "./copy/read-copy"
import { readingEase } from "./copy/reading-ease"
import { type Repetition, repeatedPhrases, repeatedSentences, wordsOf } from "./copy/sentences"
import { markdownTable } from "./markdown-table"

const relations = ["services", "technologies", "caseStudies", "similarProjects"] as const

const slugs = ({ fields }: Copy, field: string) => (fields[field] as string[] | undefined) ?? []

/** Relations as written, and for services and technologies the case studies that refer to them. */
function relationsOf(document: Copy, all: readonly Copy[]): string {
  const written = relations.flatMap((field) =>
    slugs(document, field).length > 0 ? [`${field}: ${slugs(document, field).join(", ")}`] : [],
  )
  const referring = all.filter(
    (other) =>
      other.collection === "case-studies" && slugs(other, document.collection).includes(document.slug),
  )
  const shown = referring.length > 0 ? [`shown by ${referring.map(({ slug }) => slug).join(", ")}`] : []
  return [...written, ...shown].join("; ") || "–"
}

function row(document: Copy, all: readonly Copy[]): (string | number)[] {
  const charts = (document.fields.research as { chart: string }[] | undefined) ?? []
  return [
    document.name,
    document.prose.flatMap(wordsOf).length,
    Math.round(readingEase(document.prose)),
    String(document.fields.description).length,
    charts.map(({ chart }) => chart).join(", ") || "–",
    document.pictures.length || "–",
    relationsOf(document, all),
  ]
}

const repetitions = (what: string, found: Repetition[], sentences: string) =>
  found.length === 0
    ? `No ${what} stands in two of them${sentences}.`
    : `${found.length} times a ${what} stands in two of them:\n${found
        .map(({ text, documents }) => `- “${text}”: ${documents.join(", ")}`)
        .join("\n")}`

async function main() {
  const documents = await readDocuments(process.cwd())
  const data = await readDataTexts(process.cwd())
  const all = [...documents, ...data]
  const words = documents.flatMap(({ prose }) => prose).flatMap(wordsOf).length

  console.log(
    markdownTable(
      ["Document", "Words of prose", "Reading ease", "Description", "Charts", "Screens", "Relations"],
      documents.map((document) => row(document, documents)),
    ),
  )
  console.log(`\n${documents.length} documents with ${words.toLocaleString("en-GB")} words of prose.`)
  console.log(
    `\nRepetitions were looked for in ${documents.length} documents and ${data.length} data files, frontmatter, captions and tables included.`,
  )
  console.log(repetitions("sentence", repeatedSentences(all), " (of six words or more)"))
  console.log(repetitions("run of eight words", repeatedPhrases(all), ""))
}

void main()
