import { z } from "zod"
import { choice, defineSection, only } from "../../../content/define"

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
