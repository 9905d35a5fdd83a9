import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { gatsbyImageProblems } from "../../../src/gatsby/webpack/gatsby-image-problems"

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "mosslight-images-"))
  mkdirSync(path.join(root, "src/pages"), { recursive: true })
  for (const file of ["gatsby-browser.tsx", "gatsby-ssr.tsx"])
    writeFileSync(path.join(root, file), "export {}")
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const problemsOf = (text: string, file = "src/pages/probe.tsx") => {
  writeFileSync(path.join(root, file), text)
  return gatsbyImageProblems(root)
}

it.each([
  [
    "GatsbyImage",
    'import { GatsbyImage, getImage } from "gatsby-plugin-image"\nexport { GatsbyImage, getImage }',
  ],
  [
    "StaticImage",
    "import { StaticImage as Image } from 'gatsby-plugin-image'\nexport const A = () => <Image src='a.jpg' alt='' />",
  ],
  [
    "StaticImage",
    'import * as Plugin from "gatsby-plugin-image"\nexport const A = () => <Plugin.StaticImage src="a.jpg" alt="" />',
  ],
  ["GatsbyImage", 'const { GatsbyImage } = require("gatsby-plugin-image")\nexport default GatsbyImage'],
  ["StaticImage", 'export { StaticImage } from "gatsby-plugin-image"'],
])("names the file, the component %s, and what to use instead", (name, text) => {
  expect(problemsOf(text)).toEqual([
    `src/pages/probe.tsx: ${name} writes style attributes, which the security policy blocks. Use Picture (src/site/ui/media/picture.tsx) instead.`,
  ])
})

it("also reads JavaScript and gatsby-ssr.tsx", () => {
  const text =
    'import { StaticImage } from "gatsby-plugin-image"\nexport const A = () => <StaticImage src="a.jpg" alt="" />'
  problemsOf(text, "src/pages/probe.js")
  expect(problemsOf(text, "gatsby-ssr.tsx").map((problem) => problem.split(":")[0])).toEqual([
    "src/pages/probe.js",
    "gatsby-ssr.tsx",
  ])
})

it.each([
  ['import { getImage, type IGatsbyImageData } from "gatsby-plugin-image"\nexport { getImage }'],
  ['// Not GatsbyImage of "gatsby-plugin-image"\nexport const a = 1'],
  ['import { GatsbyImage } from "./own"\nexport { GatsbyImage }'],
])("accepts %s", (text) => {
  expect(problemsOf(text)).toEqual([])
})

it("finds none in this project", () => {
  expect(gatsbyImageProblems(process.cwd())).toEqual([])
})
