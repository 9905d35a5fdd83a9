import type { PageProps } from "gatsby"
import { mailLink } from "../../features/contact/mail-link"
import { type EstimateResult, estimateResult, mailTextOf } from "../../features/estimate/answers"
import { removeDraft } from "../../features/estimate/use-draft"
import { Seo } from "../../shell/head/seo"
import { useSite } from "../../shell/use-site"
import { Button } from "../../ui/actions/button"
import { ResultActions, ResultCard, ResultDetails, ResultText } from "../../ui/cards/result-card"
import { useHydrated } from "../../ui/hydration/use-hydrated"

/** The completion page of the estimate form: what happened to the request, and the answers. */
const EstimateCompletedPage = ({ location }: PageProps) => {
  const { email } = useSite().settings
  const hydrated = useHydrated()
  const result = hydrated ? estimateResult(location.state) : undefined
  const outcome = result?.outcome ?? "unknown"
  const mail = mailLink({ to: email, subject: "Estimate request", text: mailTextOf(result?.rows ?? []) })
  return (
    <>
      <Seo description="The end of the estimate form: what happens with your answers next." />
      <ResultCard
        result={outcome === "sent" ? "success" : "open"}
        heading={outcome === "sent" ? thanks(result?.name) : headings[outcome]}
      >
        <Outcome outcome={outcome} email={email} />
        <ResultDetails rows={result?.rows ?? []} />
        <ResultActions>
          {outcome === "logged" ? (
            <>
              <Button href={mail} fullWidthBelowSm>
                Send by email
              </Button>
              <Button variant="white" href="/estimate/" fullWidthBelowSm>
                Change answers
              </Button>
              <Button variant="red" href="/estimate/" onClick={removeDraft} fullWidthBelowSm>
                Delete answers
              </Button>
            </>
          ) : (
            <Button href="/" fullWidthBelowSm>
              Back to home
            </Button>
          )}
        </ResultActions>
      </ResultCard>
    </>
  )
}

export default EstimateCompletedPage

const headings = { logged: "One more step", unknown: "The end of the form" } as const

const thanks = (name = "") => (name.trim() ? `Thank you, ${name.trim().slice(0, 80)}.` : "Thank you.")

/** The text for the outcome; a neutral one if the outcome is unknown. */
const Outcome = ({ outcome, email }: { outcome: EstimateResult["outcome"] | "unknown"; email: string }) => {
  if (outcome === "sent") {
    return (
      <ResultText>
        Your estimate request was sent. You get a range and its assumptions within a week.
      </ResultText>
    )
  }
  if (outcome === "logged") {
    return (
      <ResultText>
        Your answers were noted in this browser and have not been sent to us. Send them by email and you get a
        range and its assumptions within a week.
      </ResultText>
    )
  }
  return (
    <ResultText>
      Once your answers have reached us, you get a range and its assumptions within a week. Questions
      meanwhile? Write to <a href={mailLink({ to: email })}>{email}</a>.
    </ResultText>
  )
}
