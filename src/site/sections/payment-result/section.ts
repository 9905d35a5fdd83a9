import { z } from "zod"
import { defineSection } from "../../../content/model/define-section"
import { choice, only } from "../../../content/model/fields"

export const paymentResult = defineSection({
  name: "PaymentResult",
  description:
    "The result of a payment, with the page's heading and the details that the payment provider sends. Its words are in content/data/payment.yaml.",
  first: "always",
  surface: "own",
  props: z.strictObject({ result: choice(["success", "failure"], "Whether the payment succeeded.") }),
  reads: { texts: only("PaymentTexts", "PaymentTexts") },
  mdx: '<PaymentResult result="success" />',
})
