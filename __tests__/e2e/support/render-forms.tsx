/**
 * Print both forms as the server renders them with this process's environment, as JSON. It is a process of its own
 * because Playwright compiles JSX for its component tests, not for React.
 */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { ContactForm } from "../../../src/site/features/contact/contact-form"
import { EstimateForm } from "../../../src/site/features/estimate/estimate-form"
import { TextsContext } from "../../../src/site/ui/text/texts"
import { contactTexts, estimateTexts } from "../../support/feature-texts"
import { siteFolder } from "./site-folder"
import { texts } from "./texts"

const pageData = (file: string) => JSON.parse(readFileSync(path.join(siteFolder, "page-data", file), "utf8"))
const { allService, allEstimateRange, allPrice } = pageData("estimate/page-data.json").result.data
const { siteSettings } = readdirSync(path.join(siteFolder, "page-data/sq/d"))
  .filter((file) => file.endsWith(".json"))
  .map((file) => pageData(`sq/d/${file}`).data)
  .find((data) => data.siteSettings)

/** Without what the section shows beside the form. */
const formIn = (section: ReactNode) =>
  /<form\b[\s\S]*<\/form>/.exec(renderToString(<TextsContext value={texts}>{section}</TextsContext>))?.[0]

console.log(
  JSON.stringify({
    contact: formIn(<ContactForm email={siteSettings.email} texts={contactTexts} />),
    estimate: formIn(
      <EstimateForm
        texts={estimateTexts}
        forms={contactTexts.forms}
        settings={siteSettings}
        services={allService.nodes}
        ranges={allEstimateRange.nodes}
        prices={allPrice.nodes}
      />,
    ),
  }),
)
