/** Words of the pages to which payment providers redirect. */
import { z } from "zod"
import { defineDataFile, group, text, textWith } from "../../content/define"

const reason = (about: string) => text(about, { max: 80 })

const successful = group("After a successful payment.", {
  text: text("What happens next."),
  home: text("Button that opens the home page.", { max: 24 }),
})

const failure = group("After a failed payment.", {
  text: textWith(["link"], "What to do next."),
  link: text("The link, which opens the contact page.", { max: 40 }),
  again: text("Button that opens the payment again.", { max: 24 }),
})

const details = group("Labels of what the payment provider tells.", {
  reason: text("Before the reason of a failure.", { max: 24 }),
  order: text("Before the number of the order.", { max: 24 }),
  amount: text("Before the amount.", { max: 24 }),
})

const reasons = group("Why a payment failed. One of them is shown, if the payment provider tells why.", {
  declined: reason("The bank declined the card."),
  limit: reason("The card's balance or limit is too low."),
  expired: reason("The card has expired."),
  wrong: reason("The number, date or security code of the card is not right."),
  notConfirmed: reason("The bank could not confirm the visitor's identity."),
  notAccepted: reason("The card cannot be used for this payment."),
  cancelled: reason("The visitor cancelled the payment."),
  late: reason("The payment took too long."),
  unreachable: reason("The bank or the payment service could not be reached."),
  duplicate: reason("The same payment was made a moment before."),
})

export const paymentTexts = defineDataFile({
  type: "PaymentTexts",
  file: "payment.yaml",
  about: "Words of the pages after a payment",
  single: true,
  fragments: { PaymentTexts: "all" },
  schema: z.strictObject({ successful, failure, details, reasons }),
})
