import { clients, comments, partners, personas } from "./companies"
import { estimateRanges, nextSteps, offices, prices, reasons, results, team, values } from "./company-pages"
import { countries } from "./countries"
import { contactFormTexts, estimateFormTexts } from "./form-texts"
import { budget, faq, process, showcase, solutions, technologyStack } from "./home-page"
import { caseStudyFilter, industries, lists } from "./lists"
import { navigation } from "./navigation"
import { paymentTexts } from "./payment-texts"
import { searchTexts } from "./search-texts"
import { siteSettings } from "./site-settings"
import { texts } from "./texts"

/** Every file of `content/data/`. */
export const dataFiles = [
  siteSettings,
  navigation,
  texts,
  lists,
  caseStudyFilter,
  industries,
  partners,
  clients,
  comments,
  faq,
  process,
  solutions,
  technologyStack,
  budget,
  showcase,
  team,
  personas,
  offices,
  values,
  reasons,
  nextSteps,
  estimateFormTexts,
  estimateRanges,
  prices,
  contactFormTexts,
  searchTexts,
  paymentTexts,
  results,
  countries,
]
