import styled from "@emotion/styled"
import { fillParts } from "../../../util/fill-text"
import { Link } from "../../router/link"
import { color, space } from "../../theme/tokens"
import { Button } from "../../ui/actions/button"
import { ResultActions, ResultCard, ResultDetails, ResultText } from "../../ui/cards/result-card"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { thanks } from "../contact/form-outcome"
import { answersText, mailLink } from "../contact/mail-link"
import { savedResult } from "./answers"
import { removeDraft } from "./use-draft"

export interface EstimateResultProps {
  texts: Queries.EstimateResultTextsFragment
  /** The agency's address. */
  email: string
  /** The page's h1, if it was opened without the form. */
  heading: string
}

/** What happened to the answers of the estimate form, and the answers. */
export const EstimateResult = ({ texts, email, heading: title }: EstimateResultProps) => {
  const hydrated = useHydrated()
  const { sent, noted, unknown, home } = texts.result
  const result = hydrated ? savedResult(window.history.state) : undefined
  const outcome = result?.outcome ?? "unknown"
  const rows = result?.rows ?? []
  const mail = mailLink({ to: email, subject: texts.subject, text: answersText(rows) })
  const address = (
    <a key="email" href={mailLink({ to: email })}>
      {email}
    </a>
  )
  const { heading, text } = {
    sent: { heading: thanks(sent, result?.name ?? ""), text: sent.text },
    logged: noted,
    unknown: { heading: title, text: fillParts(unknown.text, { email: address }) },
  }[outcome]
  return (
    <ResultCard result={outcome === "sent" ? "success" : "open"} heading={heading}>
      <ResultText>{text}</ResultText>
      <ResultDetails rows={rows} />
      <ResultActions>
        {outcome === "logged" ? (
          <>
            <Button href={mail} fullWidthBelowSm>
              {noted.byEmail}
            </Button>
            <Button variant="white" href="/estimate/" fullWidthBelowSm>
              {noted.change}
            </Button>
            <Remove href="/estimate/" onClick={removeDraft}>
              {noted.remove}
            </Remove>
          </>
        ) : (
          <Button href="/" fullWidthBelowSm>
            {home}
          </Button>
        )}
      </ResultActions>
    </ResultCard>
  )
}

const Remove = styled(Link)`
  padding-block: ${space[4]};
  color: ${color.redText};
  text-decoration: underline;
  text-underline-offset: 3px;
`
