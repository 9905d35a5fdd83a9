import { mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseCounts } from "../../../src/tooling/bench"
import { createCopy, withChangedParagraph } from "../../../src/tooling/bench-copy"
import { benchReport } from "../../../src/tooling/bench-report"
import { markdownTable } from "../../../src/tooling/markdown-table"
import { measure, parseTimes } from "../../../src/tooling/measure"

it("takes several numbers, and none for the present content", () => {
  expect(parseCounts([])).toEqual([0])
  expect(parseCounts(["28", "200", "1000"])).toEqual([28, 200, 1000])
  expect(() => parseCounts(["28", "many"])).toThrow(
    '"many" is no number of case studies to add. Example: npm run bench -- 28 200 1000',
  )
})

it("changes the first paragraph of the body and nothing else", () => {
  const document =
    "---\nname: A\n\nnote: |\n  B\n---\n\n<Hero />\n\n## Heading\n\n- A list\n\nÜber a line.\n\nMore.\n"
  expect(withChangedParagraph(document, "New.")).toBe(document.replace("Über a line.", "Über a line. New."))
  expect(() => withChangedParagraph("---\nname: A\n---\n\n<Hero />\n", "New.")).toThrow("no paragraph")
})

it("reads what the shell says of its children", () => {
  expect(parseTimes("0m0.010000s 0m0.020000s\n2m1.500000s 0m0.250000s\n")).toBeCloseTo(121.78)
  expect(parseTimes("0m0,010s 0m0,000s\n0m1,000s 0m0,000s\n")).toBeCloseTo(1.01)
})

it("copies the project without what is generated, and takes the copy away", () => {
  const root = mkdtempSync(path.join(tmpdir(), "bench-"))
  for (const name of ["node_modules/react", "public", ".cache", "content/services", `.bench/${2 ** 22}`]) {
    mkdirSync(path.join(root, name), { recursive: true })
  }
  writeFileSync(path.join(root, "package.json"), "{}")
  const copy = createCopy(root)
  expect(readdirSync(copy.folder).sort()).toEqual(["content", "package.json"])
  expect(readdirSync(path.join(root, ".bench"))).toEqual([String(process.pid)])
  copy.remove()
  expect(readdirSync(root)).not.toContain(".bench")
  rmSync(root, { recursive: true })
})

it("weighs a command with what it starts", async () => {
  const burn = "const end = Date.now() + 300; while (Date.now() < end);"
  const script = `require("node:child_process").execFileSync(process.execPath, ["-e", "${burn}"]); process.exit(3)`
  const result = await measure(["-e", script], { cwd: tmpdir(), output: openSync("/dev/null", "w") })
  expect(result.exitCode).toBe(3)
  expect(result.wallSeconds).toBeGreaterThan(0.3)
  expect(result.processorSeconds).toBeGreaterThan(0.1)
  expect(result.processorSeconds).toBeLessThan(result.wallSeconds * 3)
})

it("reports in Markdown", () => {
  expect(markdownTable(["Step", "s"], [["gatsby build", "12.5"]])).toBe(
    "| Step | s |\n| --- | ---: |\n| gatsby build | 12.5 |",
  )
  expect(
    markdownTable(
      ["Drawn", "Words"],
      [
        ["none", 622],
        ["3 bars", "–"],
      ],
    ),
  ).toBe("| Drawn | Words |\n| --- | ---: |\n| none | 622 |\n| 3 bars | – |")
  const measured = { exitCode: 0, wallSeconds: 61.24, processorSeconds: 88.06 }
  const report = benchReport(
    "npm run bench -- 28",
    32,
    [
      {
        added: 28,
        kind: "cold",
        step: "gatsby build",
        ...measured,
        peakTreeBytes: 2 ** 30,
        peakProcessBytes: 2 ** 29,
      },
      { added: 28, kind: "nothing changed", step: "gatsby build", ...measured },
    ],
    [
      {
        added: 28,
        page: "/case-studies/nimble/",
        files: 5,
        bytes: 350_123,
        gzippedBytes: 103_456,
        elsewhere: [],
      },
    ],
  )
  expect(report).toContain("`npm run bench -- 28` on ")
  expect(report).toContain("| 28 | cold | gatsby build | 61.2 | 88.1 | 1024 | 512 |")
  expect(report).toContain("| 28 | nothing changed | gatsby build | 61.2 | 88.1 | – | – |")
  expect(report).toContain("| 28 | /case-studies/nimble/ | 5 | 350,123 | 103,456 |")
})
