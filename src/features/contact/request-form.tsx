import styled from "@emotion/styled"
import type { ComponentProps } from "react"
import { WithoutScripts } from "../../ui/hydration/scripts-only"
import { color, space } from "../../ui/theme/tokens"
import { formEndpoint, honeypotName } from "./send-form"

export interface RequestFormProps extends ComponentProps<"form"> {
  /** Identifies the form for the form service. */
  name: string
}

/**
 * A form for `useDelivery`. Without JavaScript it posts to the form endpoint. If there is none, a note explains how to
 * send an email.
 */
export const RequestForm = ({ children, ...form }: RequestFormProps) => {
  const endpoint = formEndpoint()
  const posts = {
    method: "post",
    action: endpoint,
    "data-netlify": "true",
    "data-netlify-honeypot": honeypotName,
  } as const
  return (
    <form {...form} {...(endpoint ? posts : {})}>
      {endpoint ? <ServiceFields formName={form.name} /> : <EmailFallbackNote />}
      {children}
    </form>
  )
}

/** Note before the first field: without JavaScript and form endpoint the form cannot be sent. */
const EmailFallbackNote = () => (
  <WithoutScripts>
    <Note>
      Without scripts this page cannot send what you enter. The button at its end opens an email to us with
      the same questions: answer them there.
    </Note>
  </WithoutScripts>
)

/** What form services read: the form's name, and a field that only robots fill in. */
const ServiceFields = ({ formName }: { formName: string }) => (
  <>
    <input type="hidden" name="form-name" value={formName} />
    <Honeypot aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </Honeypot>
  </>
)

const Honeypot = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`

const Note = styled.p`
  grid-column: 1 / -1;
  margin-bottom: ${space[6]};
  color: ${color.textSecondary};
`
