import { paymentDetails } from "../lib/payment-details"
import { useHydrated } from "../lib/use-hydrated"
import { ResultDetails } from "./result-card"

export interface PaymentDetailsProps {
  /** Query of the page's address. */
  search: string
}

/** What the payment provider says, once the page runs: the server's HTML is the same for every payment. */
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
