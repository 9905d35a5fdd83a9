/** Scores of Mozilla's HTTP Observatory for the responses of nginx. */
import { spawnSync } from "node:child_process"
import path from "node:path"
import { observatoryPackage } from "../../support/observatory/package"
import { firstOf } from "../support/pages"
import { expect, test } from "./support/test"

const addresses = ["/", firstOf("case-study").path, "/search/"]

interface Report {
  score: number
  grade: string
  algorithm: number
  tests: { title: string; result: string; modifier: number; pass: boolean }[]
}

for (const address of addresses) {
  test(`${address} has a score of at least 115 and passes all tests`, async ({ nginx, request }) => {
    // The first run downloads the code.
    test.setTimeout(180_000)
    const folder = observatoryPackage()
    test.skip(!folder, "Mozilla's code cannot be downloaded")
    const page = await request.get(address)
    expect(page.headers()["content-type"]).toContain("text/html")
    const plain = await request.get(`${nginx.plainUrl}${address}`, { maxRedirects: 0 })
    const preflight = await request.fetch(address, {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example", "access-control-request-method": "GET" },
    })
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [path.resolve("__tests__/support/observatory/score.mjs"), folder ?? ""],
      {
        encoding: "utf8",
        input: JSON.stringify({
          url: page.url(),
          page: await page.text(),
          secure: { status: page.status(), headers: page.headers() },
          preflight: { status: preflight.status(), headers: preflight.headers() },
          redirects: [
            { url: plain.url(), status: plain.status() },
            { url: plain.headers().location, status: page.status() },
          ],
        }),
      },
    )
    expect(stderr).toBe("")
    const { score, grade, algorithm, tests }: Report = JSON.parse(stdout)
    console.log(
      `\nMozilla's score of ${address}: ${score}, ${grade} (algorithm ${algorithm})\n${tests
        .map(({ title, modifier, result }) => `${String(modifier).padStart(3)}  ${title}: ${result}`)
        .join("\n")}\n`,
    )
    expect(tests.filter(({ pass }) => !pass)).toEqual([])
    expect(score).toBeGreaterThanOrEqual(115)
    expect(grade).toBe("A+")
  })
}
