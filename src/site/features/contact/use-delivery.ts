import { useRef, useState } from "react"
import { formEndpoint, honeypotName, type SendFailure, sendForm } from "./send-form"

export type Delivery =
  /** `logged`: in the browser, not sent. */
  { status: "idle" | "sending" | "logged" | "sent" } | { status: "failed"; failure: SendFailure }

/**
 * Submit a form once: post its fields to the endpoint, or log them if there is none.
 *
 * @param formName identifies the form for the form service
 */
export const useDelivery = (formName: string) => {
  const [delivery, setDelivery] = useState<Delivery>({ status: "idle" })
  const busy = useRef(false)

  const deliver = async (fields: Record<string, string>, honeypot = ""): Promise<Delivery | null> => {
    if (busy.current) return null
    busy.current = true
    const endpoint = formEndpoint()
    let outcome: Delivery = { status: "logged" }
    if (endpoint) {
      setDelivery({ status: "sending" })
      const failure = await sendForm(endpoint, { "form-name": formName, ...fields, [honeypotName]: honeypot })
      outcome = failure ? { status: "failed", failure } : { status: "sent" }
    } else console.log(fields)
    busy.current = outcome.status !== "failed"
    setDelivery(outcome)
    return outcome
  }

  const reset = () => {
    busy.current = false
    setDelivery({ status: "idle" })
  }

  return { delivery, deliver, reset }
}
