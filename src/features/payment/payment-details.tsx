import { ResultDetails } from "../../ui/cards/result-card"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { paymentDetails } from "./read-payment"

export interface PaymentDetailsProps {
  /** Query of the page's URL. */
  search: string
  /** Only a failed payment has a reason. */
  failed?: boolean
}

/** Details from the payment provider. They appear after hydration, because all payments share the server's HTML. */
export const PaymentDetails = ({ search, failed = false }: PaymentDetailsProps) => {
  const { reason, order, amount } = paymentDetails(useHydrated() ? search : "")
  return (
    <ResultDetails
      rows={[
        { label: "Reason", value: failed ? reason : null },
        { label: "Order", value: order },
        { label: "Amount", value: amount },
      ]}
    />
  )
}
