/** `npm run bench -- documents`: measure how the check and compilation of one document grow with its length. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { checkDocument, diskFiles, documentsIn } from "../content"
import { root } from "../publish/paths"
import { Failed } from "../publish/process"
import { model } from "../site/collections/model"

const kilobytes = [100, 200, 400, 800]

const words = "Some words of a text that is quite ordinary, and says what it says. "

/** A text of one kind, as the parts that it repeats. */
const kinds: Record<string, (part: number) => string> = {
  Paragraphs: () => `${words.repeat(6)}With **bold** and *soft* words.\n\n`,
  "A list": () => `- ${words}\n`,
  "Lists in lists": () => `- ${words}\n  - ${words}\n    - ${words}\n      > ${words}\n`,
  "A table": (part) => (part === 0 ? "| a | b |\n|---|---|\n" : `| ${words} | ${words} |\n`),
  "Blocks of code": () => `\`\`\`ts\n${'const tea = brew("green", 80)\n'.repeat(12)}\`\`\`\n\n`,
  Links: (part) => `${words}[One link](/services/) and [another](https://example.org/${part}).\n\n`,
}

export async function benchDocuments(): Promise<number> {
  const documents = documentsIn(await diskFiles(root).list("content"), model)
  const document = documents.find(({ file }) => file.startsWith("content/case-studies/"))
  if (!document) throw new Failed("There is no case study in content/. Add one: npm run new")
  const { collection, file } = document
  const [head = ""] = /^[\s\S]*?<Hero \/>\n/.exec(readFileSync(path.join(root, file), "utf8")) ?? []
  const measure = async (body: string) => {
    const text = `${head}\n${body}`
    const started = process.cpuUsage().user
    const { fields, diagnostics } = await checkDocument(model, collection, { file, text })
    const seconds = ((process.cpuUsage().user - started) / 1e6).toFixed(1)
    return fields ? `${seconds} s` : `${seconds} s, refused: ${diagnostics[0]?.message}`
  }
  await measure("The first text takes longer.")
  console.log(`\nTime of the processor for the check and the compilation of one document\n`)
  console.log(
    `| | ${kilobytes.map((size) => `${size} kB`).join(" | ")} |\n|---|${"---|".repeat(kilobytes.length)}`,
  )
  for (const [kind, part] of Object.entries(kinds)) {
    const cells: string[] = []
    for (const size of kilobytes) cells.push(await measure(textOf(part, size * 1000)))
    console.log(`| ${kind} | ${cells.join(" | ")} |`)
  }
  return 0
}

function textOf(part: (index: number) => string, length: number) {
  let text = ""
  for (let index = 0; text.length < length; index += 1) text += part(index)
  return text
}
