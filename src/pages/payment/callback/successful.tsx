import { graphql, type PageProps } from "gatsby"
import { PaymentResult } from "../../../features/payment/payment-result"
import { Seo } from "../../../shell/head/seo"

/** Page that payment providers redirect to after a successful payment. */
const PaymentSuccessfulPage = ({ data, location }: PageProps<Queries.PaymentSuccessfulPageQuery>) => (
  <>
    <Seo description="Your payment was successful, and the receipt is on its way to your inbox." />
    {data.paymentTexts ? <PaymentResult texts={data.paymentTexts} search={location.search} /> : null}
  </>
)

export default PaymentSuccessfulPage

export const query = graphql`
  query PaymentSuccessfulPage {
    paymentTexts {
      ...PaymentTexts
    }
  }
`
