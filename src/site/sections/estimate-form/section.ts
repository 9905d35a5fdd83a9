import { defineSection, every, only } from "../../../content/define"

export const estimateForm = defineSection({
  name: "EstimateForm",
  anywhere: true,
  description:
    "The form that prepares an estimate in four steps. Its words are in content/data/estimate-form.yaml. At the start of a page it has the page's heading.",
  heading: "Get an estimate",
  first: "possible",
  reads: {
    texts: only("EstimateFormTexts", "EstimateFormTexts"),
    formTexts: only("ContactFormTexts", "FormTexts"),
    settings: only("SiteSettings", "SiteContact"),
    services: every("Service", "EstimateService"),
    ranges: every("EstimateRange", "EstimateRange"),
    prices: every("Price", "EstimatePrice"),
  },
})
