import type { PageProps } from "gatsby"
import type { MouseEvent } from "react"
import { PaymentDetails } from "../../../features/payment/payment-details"
import { Seo } from "../../../shell/head/seo"
import { Link } from "../../../shell/router/link"
import { Button } from "../../../ui/actions/button"
import { ResultActions, ResultCard, ResultText } from "../../../ui/cards/result-card"

/** Go back to the payment provider's page if the visitor came from there. Otherwise the link opens our page. */
const tryAgain = (event: MouseEvent) => {
  const { referrer } = document
  if (!referrer || new URL(referrer).origin === window.location.origin || window.history.length < 2) return
  event.preventDefault()
  window.history.back()
}

/** Page that payment providers redirect to after a failed payment. */
const PaymentFailurePage = ({ location }: PageProps) => (
  <>
    <Seo description="Your payment did not go through. Nothing was charged; you can try again, or write to us for a new payment link." />
    <ResultCard result="failure" heading="Payment failed">
      <ResultText>
        Nothing was charged. Try another card, or <Link href="/contact-us/">write to us</Link> for a new
        payment link.
      </ResultText>
      <PaymentDetails search={location.search} failed />
      <ResultActions>
        <Button variant="stylish-red" href="/contact-us/" onClick={tryAgain} fullWidthBelowSm>
          Try again
        </Button>
      </ResultActions>
    </ResultCard>
  </>
)

export default PaymentFailurePage
