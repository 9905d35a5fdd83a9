import styled from "@emotion/styled"
import type { ComponentProps } from "react"
import { color, space } from "../../theme/tokens"
import { WithoutScripts } from "../../ui/hydration/scripts-only"
import { visuallyHidden } from "../../ui/text/visually-hidden"
import { formEndpoint, honeypotName } from "./send-form"

export interface RequestFormProps extends ComponentProps<"form"> {
  /** Identifies the form for the form service. */
  name: string
  texts: Pick<Queries.FormTextsFragment["forms"], "withoutScripts" | "robots">
}

/**
 * A form for `useDelivery`. Without JavaScript it posts to the form endpoint. If there is none, a note explains how to
 * send an email.
 */
export const RequestForm = ({ texts, children, ...form }: RequestFormProps) => {
  const endpoint = formEndpoint()
  const posts = {
    method: "post",
    action: endpoint,
    "data-netlify": "true",
    "data-netlify-honeypot": honeypotName,
  } as const
  return (
    <form {...form} {...(endpoint ? posts : {})}>
      {endpoint ? (
        <ServiceFields formName={form.name} label={texts.robots} />
      ) : (
        // Without JavaScript and form endpoint the form cannot be sent.
        <WithoutScripts>
          <Note>{texts.withoutScripts}</Note>
        </WithoutScripts>
      )}
      {children}
    </form>
  )
}

/** What form services read: the form's name, and a field that only robots fill in. */
const ServiceFields = ({ formName, label }: { formName: string; label: string }) => (
  <>
    <input type="hidden" name="form-name" value={formName} />
    <Honeypot aria-hidden>
      <label>
        {label}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </Honeypot>
  </>
)

const Honeypot = styled.div(visuallyHidden)

const Note = styled.p`
  grid-column: 1 / -1;
  margin-bottom: ${space[6]};
  color: ${color.textSecondary};
`
