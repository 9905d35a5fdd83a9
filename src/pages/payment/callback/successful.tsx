import type { PageProps } from "gatsby"
import { PaymentDetails } from "../../../features/payment/payment-details"
import { Seo } from "../../../shell/head/seo"
import { routeLabel } from "../../../shell/router/routes"
import { Button } from "../../../ui/actions/button"
import { ResultActions, ResultCard, ResultText } from "../../../ui/cards/result-card"

/** Page that payment providers redirect to after a successful payment. */
const PaymentSuccessfulPage = ({ location }: PageProps) => (
  <>
    <Seo description="Your payment was successful, and the receipt is on its way to your inbox." />
    <ResultCard result="success" heading={routeLabel("/payment/callback/successful/")}>
      <ResultText>Thank you. The receipt is on its way to your inbox.</ResultText>
      <PaymentDetails search={location.search} />
      <ResultActions>
        <Button href="/" fullWidthBelowSm>
          Back to home
        </Button>
      </ResultActions>
    </ResultCard>
  </>
)

export default PaymentSuccessfulPage
