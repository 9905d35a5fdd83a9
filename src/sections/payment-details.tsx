import { paymentDetails } from "../lib/payment-details"
import { useHydrated } from "../lib/use-hydrated"
import { ResultDetails } from "./result-card"

export interface PaymentDetailsProps {
  /** Query of the page's URL. */
  search: string
}

/** Details from the payment provider, after hydration: the server's HTML is the same for all payments. */
export const PaymentDetails = ({ search }: PaymentDetailsProps) => {
  const { reason, order, amount } = paymentDetails(useHydrated() ? search : "")
  return (
    <ResultDetails
      rows={[
        { label: "Reason", value: reason },
        { label: "Order", value: order },
        { label: "Amount", value: amount },
      ]}
    />
  )
}
