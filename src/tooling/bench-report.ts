/** The benchmark's findings as Markdown tables. */
import { machine } from "./machine"
import { markdownTable } from "./markdown-table"
import type { Measurement } from "./measure"
import type { ScriptWeight } from "./page-scripts"

/** One step of one build. */
export interface BenchRow extends Measurement {
  /** How many synthetic case studies were added. */
  added: number
  kind: string
  step: string
}

/** What one page of the built site loads. */
export interface BenchScripts extends ScriptWeight {
  added: number
  page: string
}

/** The whole report. */
export function benchReport(
  command: string,
  present: number,
  rows: BenchRow[],
  scripts: BenchScripts[],
): string {
  return `## Builds

\`${command}\` on ${machine()}

N is the number of synthetic case studies added to the ${present} documents that are there. Processor seconds are
user and system time of all processes of the step. Peak memory is resident memory, sampled every 100 ms: of all
processes added up (pages they share count once for each), and of the largest single process.

${markdownTable(
  ["N", "Build", "Step", "Wall s", "Processor s", "Peak memory, all MB", "Peak memory, largest MB"],
  rows.map((row) => [
    String(row.added),
    row.kind,
    row.step,
    row.wallSeconds.toFixed(1),
    row.processorSeconds.toFixed(1),
    megabytes(row.peakTreeBytes),
    megabytes(row.peakProcessBytes),
  ]),
)}

## Script of a page

All script files that the HTML of the page names; each gzipped for itself (level 9).

${markdownTable(
  ["N", "Page", "Files", "Bytes", "Gzipped bytes"],
  scripts.map((row) => [
    String(row.added),
    row.page,
    `${row.files}${row.elsewhere.length > 0 ? ` (and ${row.elsewhere.length} elsewhere)` : ""}`,
    row.bytes.toLocaleString("en-GB"),
    row.gzippedBytes.toLocaleString("en-GB"),
  ]),
)}
`
}

function megabytes(bytes: number | undefined) {
  return bytes === undefined ? "–" : (bytes / 1024 ** 2).toFixed(0)
}
