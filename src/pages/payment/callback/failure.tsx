import { graphql, type PageProps } from "gatsby"
import { PaymentResult } from "../../../features/payment/payment-result"
import { Seo } from "../../../shell/head/seo"

/** Page that payment providers redirect to after a failed payment. */
const PaymentFailurePage = ({ data, location }: PageProps<Queries.PaymentFailurePageQuery>) => (
  <>
    <Seo description="Your payment did not go through. Nothing was charged; you can try again, or write to us for a new payment link." />
    {data.paymentTexts ? <PaymentResult texts={data.paymentTexts} search={location.search} failed /> : null}
  </>
)

export default PaymentFailurePage

export const query = graphql`
  query PaymentFailurePage {
    paymentTexts {
      ...PaymentTexts
    }
  }
`
