/**
 * Print both forms as the server renders them with this process's environment, as JSON. It is a process of its own
 * because Playwright compiles JSX for its component tests, not for React.
 */
import { readFileSync } from "node:fs"
import path from "node:path"
import { renderToString } from "react-dom/server"
import { ContactForm } from "../../../src/sections/contact-form"
import { EstimateForm } from "../../../src/sections/estimate-form/estimate-form"
import { siteFolder } from "./site-folder"

const { siteSettings, allService } = JSON.parse(
  readFileSync(path.join(siteFolder, "page-data/estimate/page-data.json"), "utf8"),
).result.data

/** Without what the section shows beside the form. */
const formIn = (html: string) => /<form\b[\s\S]*<\/form>/.exec(html)?.[0]

console.log(
  JSON.stringify({
    contact: formIn(renderToString(<ContactForm email={siteSettings.email} />)),
    estimate: formIn(renderToString(<EstimateForm settings={siteSettings} services={allService.nodes} />)),
  }),
)
