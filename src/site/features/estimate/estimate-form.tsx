import styled from "@emotion/styled"
import { graphql, navigate, prefetchPathname } from "gatsby"
import { type FormEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from "react"
import { fillText } from "../../../util/fill-text"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, grid, space } from "../../theme/tokens"
import { Button } from "../../ui/actions/button"
import { ScriptsOnly, WithoutScripts } from "../../ui/hydration/scripts-only"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { EmailFallback } from "../contact/email-fallback"
import { FormOutcome } from "../contact/form-outcome"
import { answersText } from "../contact/mail-link"
import { RequestForm } from "../contact/request-form"
import { formEndpoint, honeypotName } from "../contact/send-form"
import { useDelivery } from "../contact/use-delivery"
import {
  answered,
  completedPath,
  type EstimateErrors,
  errorsOf,
  fieldsOf,
  type SavedResult,
  summaryOf,
} from "./answers"
import { CheckAnswersStep } from "./check-answers-step"
import { priceRange } from "./price-range"
import { Progress } from "./progress"
import { RangeCone } from "./range-cone"
import { StepPanel } from "./step-panel"
import { AboutStep, ScopeStep, WhatStep } from "./steps"
import { removeDraft, useDraft } from "./use-draft"
import { useSteps } from "./use-steps"

export interface EstimateFormProps {
  texts: Queries.EstimateFormTextsFragment
  /** Words that the contact form has too. */
  forms: Queries.FormTextsFragment["forms"]
  settings: { email: string; url: string }
  services: readonly Queries.EstimateServiceFragment[]
  /** From the first call on. */
  ranges: readonly Queries.EstimateRangeFragment[]
  prices: readonly Queries.EstimatePriceFragment[]
}

const formName = "estimate"
const stepNames = ["services", "scope", "contact", "review"] as const
const count = stepNames.length
const noErrors: EstimateErrors = {}
const last = count - 1

/**
 * The estimate form in four steps, or as one long form without JavaScript, with the range that they prepare. Keeps the
 * answers on a reload. It is submitted like the contact form, and then opens the completion page.
 */
export const EstimateForm = ({ texts, forms, settings, services, ranges, prices }: EstimateFormProps) => {
  const endpoint = formEndpoint()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const { answers, update } = useDraft(form)
  const { step, moves, goTo } = useSteps(count)
  const [errors, setErrors] = useState(noErrors)
  const { delivery, deliver } = useDelivery(formName)
  const sending = delivery.status === "sending"
  const rows = useMemo(() => summaryOf(answers, texts.steps), [answers, texts.steps])
  // Steps that are not shown follow when there is time.
  const laterAnswers = useDeferredValue(answers)
  const laterRows = useDeferredValue(rows)
  const price = priceRange(prices, answers.services, texts.range)
  const budget = texts.steps.scope.budget.options.find(({ name }) => name === answers.budget)
  const sentRows = price
    ? [{ step: 0, label: texts.range.label, value: `${price.money}, ${price.weeks}` }, ...rows]
    : rows

  const change: typeof update = useCallback(
    (changes) => {
      setErrors(noErrors)
      update(changes)
    },
    [update],
  )

  /** Show the errors of the first invalid step up to the current one. Return its index; -1 if all are valid. */
  const validate = (): number => {
    const errors = (index: number) => errorsOf(index, answers, texts.steps)
    const invalid = stepNames.findIndex((_, index) => index <= step && Object.keys(errors(index)).length > 0)
    setErrors(invalid < 0 ? noErrors : errors(invalid))
    return invalid
  }

  const finish = async (data: FormData) => {
    const outcome = await deliver(fieldsOf(answers), String(data.get(honeypotName) ?? ""))
    if (outcome?.status !== "logged" && outcome?.status !== "sent") return
    if (outcome.status === "sent") removeDraft()
    const result: SavedResult = { outcome: outcome.status, name: answers.name, rows: sentRows }
    await navigate(completedPath, { state: { estimate: result } })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const invalid = validate()
    if (invalid >= 0) {
      if (invalid !== step) return goTo(invalid)
      // Wait until React has rendered the error.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus())
      return
    }
    // The completion page must open even if the browser goes offline.
    if (step === 0) prefetchPathname(completedPath)
    if (step < last) goTo(step + 1)
    else void finish(new FormData(event.currentTarget))
  }

  const position = (index: number) => fillText(texts.step, { step: index + 1, steps: count })
  const panel = (name: (typeof stepNames)[number]) => {
    const index = stepNames.indexOf(name)
    return { position: position(index), title: texts.steps[name].title, current: index === step, moves }
  }
  const props = <Name extends keyof typeof texts.steps>(name: Name) => ({
    texts: texts.steps[name],
    answers: stepNames[step] === name ? answers : laterAnswers,
    update: change,
    errors,
    readOnly: sending,
  })

  // Without an endpoint nothing is sent.
  const lastLabel = delivery.status === "failed" ? forms.again : endpoint ? texts.send : texts.finish

  const review = (
    <StepPanel {...panel("review")}>
      <CheckAnswersStep texts={texts.steps} rows={laterRows} onEdit={goTo} disabled={sending} />
    </StepPanel>
  )

  return (
    <Columns data-step={step}>
      <RangeCone
        texts={texts.range}
        ranges={ranges}
        price={price}
        isBelow={(budget?.to ?? Number.POSITIVE_INFINITY) < (price?.from ?? 0)}
        answers={answered(answers, texts.steps.scope.undecided)}
        hydrated={hydrated}
      />
      <Form ref={form} name={formName} texts={forms} noValidate={hydrated} onSubmit={submit}>
        {endpoint ? <input type="hidden" name="_next" value={`${settings.url}${completedPath}`} /> : null}
        <Progress name={texts.progress} text={position(step)} step={step} count={count} />
        <StepPanel {...panel("services")}>
          <WhatStep {...props("services")} services={services} />
        </StepPanel>
        <StepPanel {...panel("scope")}>
          <ScopeStep {...props("scope")} />
        </StepPanel>
        <StepPanel {...panel("contact")}>
          <AboutStep {...props("contact")} />
        </StepPanel>
        {endpoint ? review : <ScriptsOnly>{review}</ScriptsOnly>}
        <Outcome>
          <FormOutcome
            delivery={delivery}
            texts={forms}
            thing={texts.thing}
            name=""
            mail={{ to: settings.email, subject: texts.subject, text: answersText(sentRows) }}
          />
        </Outcome>
        <Buttons>
          {step > 0 ? (
            <Button variant="white" disabled={sending} onClick={() => goTo(step - 1)}>
              {texts.back}
            </Button>
          ) : (
            <span />
          )}
          <Button
            type={hydrated ? "submit" : "button"}
            variant={delivery.status === "failed" ? "red" : "green"}
            loading={sending}
            arrow
          >
            {step < last ? texts.next : lastLabel}
          </Button>
        </Buttons>
        <ButtonWithoutScripts>
          {endpoint ? (
            <WithoutScripts>
              <Button type="submit" arrow>
                {texts.send}
              </Button>
            </WithoutScripts>
          ) : (
            <EmailFallback
              label={forms.byEmail}
              to={settings.email}
              subject={texts.subject}
              questions={rows.map(({ label }) => label)}
            />
          )}
        </ButtonWithoutScripts>
      </Form>
    </Columns>
  )
}

/** From lg up the range is at the right of the form, otherwise above it; on phones its figure is below the form. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${grid.gap};
  align-items: start;

  ${from.lg} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);

    > figure {
      grid-area: 1 / 2;
    }
  }
`

const Form = styled(RequestForm)`
  padding: clamp(20px, 4.4vw, 64px) clamp(16px, 4vw, 56px);
  border-radius: clamp(24px, 2.6vw, 36px);
  background: ${color.bgSubtle};
  ${forcedColorsBorder}
`

const Outcome = styled.div`
  > :not(:empty) {
    margin-top: ${space[6]};
  }
`

const Buttons = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: space-between;
  margin-top: 36px;

  [data-scripts] & {
    display: flex;
  }
`

const ButtonWithoutScripts = styled.div`
  margin-top: 36px;

  [data-scripts] & {
    display: none;
  }
`

export const estimateFragment = graphql`
  fragment EstimateService on Service {
    name
    icon
  }
`
