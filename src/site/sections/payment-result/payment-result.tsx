import type { PropsOf } from "../../../content/define"
import { PaymentResult as Result } from "../../features/payment/payment-result"
import type { paymentResult } from "./section"

export type PaymentResultProps = PropsOf<typeof paymentResult>

/** The result of a payment. */
export const PaymentResult = ({ heading = "", result, texts }: PaymentResultProps) =>
  texts ? <Result heading={heading} texts={texts} failed={result === "failure"} /> : null
