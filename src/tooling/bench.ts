/**
 * `npm run bench -- N`: measure builds with N synthetic case studies in a temporary copy of the project: cold,
 * unchanged, and with one changed paragraph.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs"
import { availableParallelism, cpus, totalmem } from "node:os"
import path from "node:path"
import { parse, stringify } from "yaml"
import { root, source } from "../publish/paths"
import { Failed, runNode } from "../publish/process"
import { copyProject, removeCopy } from "./copy-project"

interface Measurement {
  build: string
  wallSeconds: number
  /** Of the largest process, in MB, without mapped files: the system can drop those at any time. Linux only. */
  peakMegabytes: number
}

export async function bench([argument = "0"]: string[]): Promise<number> {
  const count = Number(argument)
  if (!Number.isInteger(count) || count < 0)
    throw new Failed(
      `"${argument}" is not a number of case studies. Write for example: npm run bench -- 1000`,
      2,
    )
  const copy = copyProject(root)
  try {
    const [first = ""] = readdirSync(path.join(copy, "content/case-studies"))
    const document = path.join(copy, "content/case-studies", first, "index.mdx")
    addCaseStudies(copy, readFileSync(document, "utf8"), count)
    const rows = [await measureBuild(copy, "cold"), await measureBuild(copy, "nothing changed")]
    writeFileSync(document, `${readFileSync(document, "utf8")}\nThis paragraph was added to be measured.\n`)
    rows.push(await measureBuild(copy, "one paragraph changed"))
    console.log(report(count, rows))
    return 0
  } finally {
    removeCopy(copy)
  }
}

/** Write copies of a case study without images, so that the time of image processing is not measured. */
function addCaseStudies(project: string, template: string, count: number) {
  const [, yaml = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(template) ?? []
  for (let number = 1; number <= count; number += 1) {
    const fields = parse(yaml)
    const slug = `synthetic-${String(number).padStart(4, "0")}`
    delete fields.redirectFrom
    delete fields.feedId
    delete fields.thumbnail
    delete fields.hero?.thumbnail
    delete fields.persona
    fields.name = `Synthetic ${number}`
    fields.description = `${fields.description} ${number}`.slice(-150)
    const folder = path.join(project, "content/case-studies", slug)
    mkdirSync(folder)
    const text = withoutImages(body).replaceAll(/(?<=\.)\n/g, ` Document ${number}.\n`)
    writeFileSync(
      path.join(folder, "index.mdx"),
      `---\n${stringify(fields, { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN", lineWidth: 0 })}---\n${text}`,
    )
  }
}

const withoutImages = (body: string) =>
  body
    .split("\n\n")
    .filter((block) => !/^!\[|^<Persona\b|="\.\//.test(block))
    .join("\n\n")

/** Build the copy once. @throws Failed if the build fails; its output is printed */
async function measureBuild(project: string, build: string): Promise<Measurement> {
  console.log(`▸ ${build} …`)
  const started = performance.now()
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, largestProcess(project))
  }, 250)
  const command = source("tooling/tasks.ts", "build")
  const code = await runNode(command, { cwd: project, env: { CI: "true" }, quietly: true }).finally(() =>
    clearInterval(timer),
  )
  if (code !== 0) throw new Failed("The build failed.")
  return { build, wallSeconds: (performance.now() - started) / 1000, peakMegabytes: peak / 1024 }
}

/** Memory in kB of the largest process with this working folder. 0 without /proc. */
function largestProcess(folder: string): number {
  if (!existsSync("/proc/self/status")) return 0
  const sizes = readdirSync("/proc").map((pid) => {
    try {
      if (!readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)) return 0
      return Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0)
    } catch {
      return 0
    }
  })
  return Math.max(...sizes)
}

const report = (count: number, rows: Measurement[]) => `
\`npm run bench -- ${count}\` on ${machine()}

| ${count} case studies added | Wall time | Largest process |
| --- | ---: | ---: |
${rows.map(({ build, wallSeconds, peakMegabytes }) => `| ${build} | ${wallSeconds.toFixed(1)} s | ${peakMegabytes.toFixed(0)} MB |`).join("\n")}
`

/** The machine of a measurement, in one line. */
function machine() {
  const memory = Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY)
  const model = cpus()[0]?.model.trim() || process.arch
  return `${availableParallelism()} cores (${model}), ${(memory / 1024 ** 3).toFixed(1)} GB of memory, ${process.platform}, Node ${process.versions.node}`
}
