import { defineSection, every } from "../../../content/define"

export const agencyResults = defineSection({
  name: "AgencyResults",
  anywhere: true,
  description:
    "The agency's own figures, from content/data/results.yaml. A document's own figures are in Results.",
  heading: "In figures",
  surface: "ink",
  reads: { agencyResults: every("AgencyResult", "AgencyResultsResult") },
})
