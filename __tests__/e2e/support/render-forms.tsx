/**
 * Prints both forms as the server renders them with the environment that this process has, as JSON. Run by
 * `site-with-endpoint.ts`, apart from Playwright, which compiles JSX to something else than React.
 */
import { readFileSync } from "node:fs"
import path from "node:path"
import { renderToString } from "react-dom/server"
import { ContactForm } from "../../../src/sections/contact-form"
import { EstimateForm } from "../../../src/sections/estimate-form/estimate-form"
import { siteFolder } from "./site-folder"

/** The data of the page that holds the estimate. */
const { siteSettings, allService } = JSON.parse(
  readFileSync(path.join(siteFolder, "page-data/estimate/page-data.json"), "utf8"),
).result.data

console.log(
  JSON.stringify({
    contact: renderToString(<ContactForm email={siteSettings.email} />),
    estimate: renderToString(<EstimateForm settings={siteSettings} services={allService.nodes} />),
  }),
)
