import type { PageProps } from "gatsby"
import { Button } from "../../components/button"
import { mailLink } from "../../lib/mail-link"
import { useHydrated } from "../../lib/use-hydrated"
import { type EstimateResult, estimateResult, mailTextOf } from "../../sections/estimate-form/answers"
import { ResultActions, ResultCard, ResultDetails, ResultText } from "../../sections/result-card"
import { Seo } from "../../shell/seo"
import { useSite } from "../../shell/use-site"

/** The completion page of the estimate form: what happened to the request, and the answers. */
const EstimateCompletedPage = ({ location }: PageProps) => {
  const { email } = useSite().settings
  const hydrated = useHydrated()
  const result = hydrated ? estimateResult(location.state) : undefined
  const name = result?.name.trim().slice(0, 80)
  return (
    <>
      <Seo description="The end of the estimate form: what happens with your answers next." />
      <ResultCard result="success" heading={name ? `Thank you, ${name}.` : "Thank you."}>
        <Outcome result={result} email={email} />
        <ResultDetails rows={result?.rows ?? []} />
        <ResultActions>
          <Button href="/" fullWidthBelowSm>
            Back to home
          </Button>
          {result?.outcome === "logged" ? (
            <Button variant="white" href="/estimate/" fullWidthBelowSm>
              Change answers
            </Button>
          ) : null}
        </ResultActions>
      </ResultCard>
    </>
  )
}

export default EstimateCompletedPage

/** The text for the outcome; a neutral one if the outcome is unknown. */
const Outcome = ({ result, email }: { result: EstimateResult | undefined; email: string }) => {
  if (result?.outcome === "sent") {
    return (
      <ResultText>
        Your estimate request was sent. You get a range and its assumptions within a week.
      </ResultText>
    )
  }
  if (result?.outcome === "logged") {
    const mail = mailLink({ to: email, subject: "Estimate request", text: mailTextOf(result.rows) })
    return (
      <ResultText>
        Your answers were noted in this browser and have not been sent to us.{" "}
        <a href={mail}>Send them by email</a> and you get a range and its assumptions within a week.
      </ResultText>
    )
  }
  return (
    <ResultText>
      You have come to the end of the form. Once your answers have reached us, you get a range and its
      assumptions within a week. Questions meanwhile? Write to <a href={mailLink({ to: email })}>{email}</a>.
    </ResultText>
  )
}
