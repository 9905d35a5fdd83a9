import type { MouseEvent } from "react"
import { fillParts } from "../../../util/fill-text"
import { Link } from "../../router/link"
import { Button } from "../../ui/actions/button"
import { ResultActions, ResultCard, ResultDetails, ResultText } from "../../ui/cards/result-card"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { paymentDetails } from "./read-payment"

export interface PaymentResultProps {
  texts: Queries.PaymentTextsFragment
  failed?: boolean
  /** The page's h1. */
  heading: string
}

/**
 * The result of a payment. Details from the payment provider appear after hydration, because all payments share the
 * server's HTML.
 */
export const PaymentResult = ({ texts, failed = false, heading }: PaymentResultProps) => {
  const { successful, failure, details, reasons } = texts
  const { reason, order, amount } = paymentDetails(useHydrated() ? window.location.search : "")
  const write = (
    <Link key="link" href="/contact-us/">
      {failure.link}
    </Link>
  )
  return (
    <ResultCard result={failed ? "failure" : "success"} heading={heading}>
      <ResultText>{failed ? fillParts(failure.text, { link: write }) : successful.text}</ResultText>
      <ResultDetails
        rows={[
          { label: details.reason, value: failed && reason ? reasons[reason] : null },
          { label: details.order, value: order },
          { label: details.amount, value: amount },
        ]}
      />
      <ResultActions>
        {failed ? (
          <Button variant="stylish-red" href="/contact-us/" onClick={tryAgain} fullWidthBelowSm>
            {failure.again}
          </Button>
        ) : (
          <Button href="/" fullWidthBelowSm>
            {successful.home}
          </Button>
        )}
      </ResultActions>
    </ResultCard>
  )
}

/** Go back to the payment provider's page if the visitor came from there. Otherwise the link opens our page. */
const tryAgain = (event: MouseEvent) => {
  const { referrer } = document
  if (!referrer || new URL(referrer).origin === window.location.origin || window.history.length < 2) return
  event.preventDefault()
  window.history.back()
}
