import { clients, comments, partners, personas } from "./data-files/companies"
import {
  estimateRanges,
  nextSteps,
  offices,
  reasons,
  results,
  team,
  values,
} from "./data-files/company-pages"
import { countries } from "./data-files/countries"
import { budget, faq, process, showcase, solutions, technologyStack } from "./data-files/home-page"
import { caseStudyFilter, lists } from "./data-files/lists"
import { navigation } from "./data-files/navigation"
import { siteSettings } from "./data-files/site-settings"
import { texts } from "./data-files/texts"

/** Every file of `content/data/`. Fields: specification, sections 1, 3 and 9. */
export const dataFiles = [
  siteSettings,
  navigation,
  texts,
  lists,
  caseStudyFilter,
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
  estimateRanges,
  results,
  countries,
]
