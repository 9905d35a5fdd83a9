import { z } from "zod"
import { defineSection, only } from "../../../content/define"

export const estimateResult = defineSection({
  name: "EstimateResult",
  description:
    "The end of the estimate form: what happened to the answers, and the answers. Its words are in content/data/estimate-form.yaml; without answers, it shows the page's heading.",
  first: "always",
  surface: "own",
  props: z.strictObject({}),
  reads: {
    texts: only("EstimateFormTexts", "EstimateResultTexts"),
    settings: only("SiteSettings", "SiteContact"),
  },
})
