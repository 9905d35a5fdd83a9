import styled from "@emotion/styled"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { columns } from "../../theme/columns"
import { space } from "../../theme/tokens"
import { Button } from "../../ui/actions/button"
import { fullPhone } from "../../ui/forms/parse-phone"
import { PhoneField } from "../../ui/forms/phone-field"
import { TextArea } from "../../ui/forms/text-area"
import { TextField } from "../../ui/forms/text-field"
import { ScriptsOnly } from "../../ui/hydration/scripts-only"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { EmailFallback } from "./email-fallback"
import { FormOutcome } from "./form-outcome"
import { answersText } from "./mail-link"
import { RequestForm } from "./request-form"
import { formEndpoint, honeypotName } from "./send-form"
import { useDelivery } from "./use-delivery"
import { useSavedTexts } from "./use-saved-texts"

/** Specification, section 3. The phone number includes the country code. */
interface ContactRequest {
  name: string
  email: string
  phone: string
  request: string
}

const formName = "contact"
const savedFields = ["name", "email", "request"]
const emptyRequest: ContactRequest = { name: "", email: "", phone: "", request: "" }

interface ContactFormProps {
  /** The agency's address, for an email instead of the form. */
  email: string
  texts: Queries.ContactFormTextsFragment
  /** The member of the team whom the request is for. */
  person?: Queries.ContactPersonFragment
}

/**
 * The contact form. Does not validate, and sends nothing unless `GATSBY_FORM_ENDPOINT` is set.
 */
export const ContactForm = ({ email, texts, person }: ContactFormProps) => {
  const { questions, forms } = texts
  const endpoint = formEndpoint()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState(emptyRequest)
  const [attempt, setAttempt] = useState(0)
  const { delivery, deliver, reset } = useDelivery(formName)
  const done = delivery.status === "logged" || delivery.status === "sent"
  const readOnly = done || delivery.status === "sending"
  useSavedTexts(form, "contact-draft", savedFields, done)

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus()
  }, [attempt])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? "")
    const request: ContactRequest = {
      name: text("name"),
      email: text("email"),
      phone: fullPhone({ code: text("phoneCode"), trunk: text("phoneTrunk") }, text("phone")),
      request: text("request"),
    }
    setSubmitted(request)
    void deliver({ ...request, ...(person && { person: person.name }) }, text(honeypotName))
  }

  const writeAnother = () => {
    reset()
    setAttempt((last) => last + 1)
  }

  const send = (
    <Button
      // Before hydration, a submit button would reload the page and lose the text.
      type={endpoint || hydrated ? "submit" : "button"}
      variant={delivery.status === "failed" ? "red" : "green"}
      loading={delivery.status === "sending"}
      arrow
    >
      {delivery.status === "failed" ? forms.again : endpoint ? texts.send : forms.prepare}
    </Button>
  )

  return (
    <Form key={attempt} ref={form} name={formName} texts={forms} noValidate onSubmit={submit}>
      {person ? (
        <Wide>
          <p>
            {`${questions.person}: `}
            <strong>{person.name}</strong>
            {`, ${person.position}`}
          </p>
          <input type="hidden" name="person" value={person.name} />
        </Wide>
      ) : null}
      <TextField name="name" autoComplete="name" {...questions.name} readOnly={readOnly} />
      <TextField name="email" type="email" autoComplete="email" {...questions.email} readOnly={readOnly} />
      <Wide>
        <PhoneField label={questions.phone} name="phone" readOnly={readOnly} />
      </Wide>
      <Wide>
        <TextArea {...questions.request} name="request" readOnly={readOnly} />
      </Wide>
      <Wide>
        <FormOutcome
          delivery={delivery}
          texts={forms}
          thing={texts.thing}
          name={submitted.name}
          mail={{ to: email, subject: texts.subject, text: mailText(submitted, texts, person) }}
        >
          <AnotherRequest>
            <Button variant="white" onClick={writeAnother}>
              {texts.another}
            </Button>
          </AnotherRequest>
        </FormOutcome>
        {done ? null : (
          <Actions data-after={delivery.status === "failed" ? "" : undefined}>
            {endpoint ? send : <ScriptsOnly>{send}</ScriptsOnly>}
            {endpoint ? null : (
              <EmailFallback
                label={forms.byEmail}
                to={email}
                subject={texts.subject}
                text={person ? `${questions.person}: ${person.name}\n` : ""}
                questions={[questions.name.label, questions.phone, questions.request.label]}
              />
            )}
          </Actions>
        )}
      </Wide>
    </Form>
  )
}

const mailText = (
  { name, email, phone, request }: ContactRequest,
  { questions }: ContactFormProps["texts"],
  person: ContactFormProps["person"],
): string => {
  const lines = answersText([
    { label: questions.person, value: person?.name ?? "" },
    { label: questions.name.label, value: name },
    { label: questions.email.label, value: email },
    { label: questions.phone, value: phone },
  ])
  return [lines, request && `\n${request}`].filter(Boolean).join("\n")
}

const Form = styled(RequestForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  ${columns({ sm: 2 })}
`

const Wide = styled.div`
  grid-column: 1 / -1;
`

const Actions = styled.div`
  &[data-after] {
    margin-top: ${space[5]};
  }
`

const AnotherRequest = styled.div`
  margin-top: ${space[4]};
`
