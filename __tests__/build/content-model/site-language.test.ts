/** The site's language stands in one place, from which pages, feed, structured data and numbers have it. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { siteLanguage } from "../../../src/lib/site-language"

/** What only editors and developers read is in English, whatever the site's language is. */
const backstage = /^(authoring|content-model|tooling)\/|^gatsby-types\.d\.ts$/

it("is written once", () => {
  const written = new RegExp(`["'\`]${siteLanguage.replace("-", "[-_]")}["'\`]|lang="${siteLanguage}"`)
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /\.tsx?$/.test(file) && !backstage.test(file))
    .map((file) => `src/${file}`)
  const found = [...sources, "gatsby-ssr.tsx"].filter((file) => written.test(readFileSync(file, "utf8")))
  expect(found).toEqual(["src/lib/site-language.ts"])
})
