/** The site's language is in one place, used by pages, feed, structured data and numbers. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { siteLanguage } from "../../../../src/util/site-language"

/** Texts for editors and developers are always in English. */
const internalFolders = /^(?:content\/(?:check|commands|engine|model)|tooling)\//

it("is written once", () => {
  const written = new RegExp(`["'\`]${siteLanguage.replace("-", "[-_]")}["'\`]|lang="${siteLanguage}"`)
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /\.tsx?$/.test(file) && !internalFolders.test(file))
    .map((file) => `src/${file}`)
  const found = [...sources, "gatsby-ssr.tsx"].filter((file) => written.test(readFileSync(file, "utf8")))
  expect(found).toEqual(["src/util/site-language.ts"])
})
