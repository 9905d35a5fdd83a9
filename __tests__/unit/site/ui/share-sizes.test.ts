import { readFileSync } from "node:fs"
import { filesBelow } from "../../../../src/content/files"
import { breakpoints } from "../../../../src/site/theme/tokens"
import { shareSizes, widthFrom } from "../../../../src/site/ui/media/share-sizes"

it("the widths of an image begin at the breakpoints", () => {
  expect(widthFrom("md", 340.2)).toBe(`(min-width: ${breakpoints.md}px) 341px`)
  expect(widthFrom("lg", "60vw")).toBe(`(min-width: ${breakpoints.lg}px) 60vw`)
  for (const name of ["sm", "md", "lg", "xl", "2xl"] as const)
    expect(shareSizes(1, 1 / 2)).toContain(`(min-width: ${breakpoints[name]}px) `)
})

it("no file writes a breakpoint in pixels", () => {
  const written = new RegExp(`width: (?:${Object.values(breakpoints).filter(Boolean).join("|")})px\\)`)
  const sources = filesBelow("src").filter((file) => /\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter((file) => written.test(readFileSync(`src/${file}`, "utf8")))).toEqual([])
})
