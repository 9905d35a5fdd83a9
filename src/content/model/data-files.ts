import { clients, comments, partners, personas } from "./data-files/companies"
import {
  estimateRanges,
  nextSteps,
  offices,
  prices,
  reasons,
  results,
  team,
  values,
} from "./data-files/company-pages"
import { countries } from "./data-files/countries"
import { contactFormTexts, estimateFormTexts } from "./data-files/form-texts"
import { budget, faq, process, showcase, solutions, technologyStack } from "./data-files/home-page"
import { caseStudyFilter, industries, lists } from "./data-files/lists"
import { navigation } from "./data-files/navigation"
import { paymentTexts } from "./data-files/payment-texts"
import { searchTexts } from "./data-files/search-texts"
import { siteSettings } from "./data-files/site-settings"
import { texts } from "./data-files/texts"

/** Every file of `content/data/`. Fields: specification, sections 1, 3 and 9. */
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
