import styled from "@emotion/styled"
import { ArrowRight } from "lucide-react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { Button } from "../components/button"
import { PhoneField } from "../components/phone-field"
import { ScriptsOnly } from "../components/scripts-only"
import { TextArea } from "../components/text-area"
import { TextField } from "../components/text-field"
import { mailLink } from "../lib/mail-link"
import { fullPhone } from "../lib/parse-phone"
import { formEndpoint, honeypotName } from "../lib/send-form"
import { useDelivery } from "../lib/use-delivery"
import { useHydrated } from "../lib/use-hydrated"
import { useSavedTexts } from "../lib/use-saved-texts"
import { from, space } from "../theme/tokens"
import { FormOutcome } from "./form-outcome"
import { Honeypot } from "./honeypot"
import { MailInstead, MailInsteadNote } from "./mail-instead"

/** Specification, section 3; the phone number with its country's code. */
export interface ContactRequest {
  name: string
  email: string
  phone: string
  request: string
}

export interface ContactFormProps {
  /** Our own address, for the mail that a visitor may write instead. */
  email: string
}

const formName = "contact"
const keptTexts = ["name", "email", "request"]
const nothing: ContactRequest = { name: "", email: "", phone: "", request: "" }

/**
 * Name, email, phone, request. No field is checked and nothing is sent (specification, sections 5 and 7) unless
 * `GATSBY_FORM_ENDPOINT` names an address. Without scripts it posts there by itself, or a mail link stands in the
 * button's place.
 */
export const ContactForm = ({ email }: ContactFormProps) => {
  const endpoint = formEndpoint()
  const scripted = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState(nothing)
  const [round, setRound] = useState(0)
  const { delivery, deliver, reset } = useDelivery(formName)
  const done = delivery.status === "noted" || delivery.status === "sent"
  const fixed = done || delivery.status === "sending"
  useSavedTexts(form, "contact-draft", keptTexts, done)

  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus()
  }, [round])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? "")
    const request: ContactRequest = {
      name: text("name"),
      email: text("email"),
      phone: fullPhone(text("phoneCode"), text("phone")),
      request: text("request"),
    }
    setWritten(request)
    void deliver({ ...request }, text(honeypotName))
  }

  const writeAnother = () => {
    reset()
    setRound((last) => last + 1)
  }

  const name = written.name.trim().slice(0, 80)

  const send = (
    <Button
      // Before scripts run a press would load the page anew and lose the text.
      type={endpoint || scripted ? "submit" : "button"}
      loading={delivery.status === "sending"}
      icon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden focusable={false} />}
    >
      {delivery.status === "failed" ? "Try again" : "Send request"}
    </Button>
  )

  return (
    <Form
      key={round}
      ref={form}
      name={formName}
      noValidate
      onSubmit={submit}
      {...(endpoint
        ? { method: "post", action: endpoint, "data-netlify": "true", "data-netlify-honeypot": honeypotName }
        : {})}
    >
      {endpoint ? <Honeypot formName={formName} /> : <MailInsteadNote />}
      <TextField label="Name" name="name" autoComplete="name" placeholder="Your name" readOnly={fixed} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="you@company.com"
        readOnly={fixed}
      />
      <Wide>
        <PhoneField label="Phone" name="phone" readOnly={fixed} />
      </Wide>
      <Wide>
        <TextArea
          label="Request"
          name="request"
          placeholder="What are you building, and for whom?"
          readOnly={fixed}
        />
      </Wide>
      <Wide>
        <FormOutcome
          delivery={delivery}
          thing="request"
          thanks={name ? `Thank you, ${name}.` : "Thank you."}
          mail={mailLink({ to: email, subject: "Project request", text: mailText(written) })}
        >
          <Another>
            <Button variant="white" onClick={writeAnother}>
              Write another
            </Button>
          </Another>
        </FormOutcome>
        {done ? null : (
          <Actions data-after={delivery.status === "failed" ? "" : undefined}>
            {endpoint ? send : <ScriptsOnly>{send}</ScriptsOnly>}
            {endpoint ? null : (
              <MailInstead to={email} subject="Project request" questions={["Name", "Phone", "Request"]} />
            )}
          </Actions>
        )}
      </Wide>
    </Form>
  )
}

const mailText = ({ name, email, phone, request }: ContactRequest): string =>
  [name && `Name: ${name}`, email && `Email: ${email}`, phone && `Phone: ${phone}`, request && `\n${request}`]
    .filter(Boolean)
    .join("\n")

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Wide = styled.div`
  grid-column: 1 / -1;
`

const Actions = styled.div`
  &[data-after] {
    margin-top: ${space[5]};
  }
`

const Another = styled.div`
  margin-top: ${space[4]};
`
