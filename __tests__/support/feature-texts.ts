/** Words of the site, as components get them, so that tests do not depend on the content. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"

const entryOf = (file: string) =>
  parse(readFileSync(path.join(__dirname, "../../content/data", file), "utf8"))

export const contactTexts: Queries.ContactFormTextsFragment = entryOf("contact-form.yaml")

export const estimateTexts: Queries.EstimateFormTextsFragment & Queries.EstimateResultTextsFragment =
  entryOf("estimate-form.yaml")

export const searchTexts: Queries.SearchTextsFragment & Queries.NotFoundTextsFragment = entryOf("search.yaml")

export const paymentTexts: Queries.PaymentTextsFragment = entryOf("payment.yaml")
