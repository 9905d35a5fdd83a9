import { fullPhone } from "../../ui/forms/parse-phone"
import type { PhoneValue } from "../../ui/forms/phone-field"
import type { SelectOption } from "../../ui/forms/select-list"
import { unitedStates } from "../../util/country"

/** The visitor's answers in the estimate form. */
export interface EstimateAnswers {
  /** Names of services. */
  services: readonly string[]
  platforms: readonly string[]
  budget: string
  timing: string
  name: string
  email: string
  phone: PhoneValue
  about: string
}

export const noAnswers: EstimateAnswers = {
  services: [],
  platforms: [],
  budget: "",
  timing: "",
  name: "",
  email: "",
  phone: { country: unitedStates, digits: "" },
  about: "",
}

const undecided = "Not sure yet"

const options = (...labels: string[]): SelectOption[] => labels.map((label) => ({ value: label, label }))

export const budgetOptions = options(
  "Under $20,000",
  "$20,000 to $40,000",
  "$40,000 to $80,000",
  "$80,000 to $150,000",
  "$150,000 to $250,000",
  "Over $250,000",
  undecided,
)

export const timingOptions = options(
  "As soon as possible",
  "Within three months",
  "Within six months",
  "Later than that",
  undecided,
)

export type EstimateErrors = Partial<Record<"services" | "email", string>>

/** The errors of a step. A service and an email address are required. */
export const errorsOf = (step: number, { services, email }: EstimateAnswers): EstimateErrors => {
  if (step === 0 && services.length === 0) return { services: "Choose at least one service." }
  if (step === 2 && !/^\S+@\S+\.\S+$/.test(email.trim())) {
    return { email: "Enter a full address, such as name@company.com" }
  }
  return {}
}

/** The answers as form fields, to log or send. */
export const fieldsOf = (answers: EstimateAnswers): Record<keyof EstimateAnswers, string> => ({
  ...answers,
  services: answers.services.join(", "),
  platforms: answers.platforms.join(", "),
  phone: fullPhone(answers.phone.country.code, answers.phone.digits),
})

export interface SummaryRow {
  label: string
  value: string
  /** Index of its step. */
  step: number
}

/** The answers with their labels, for the review and the completion page. */
export const summaryOf = (answers: EstimateAnswers): SummaryRow[] => {
  const fields = fieldsOf(answers)
  const row = (step: number, label: string, name: keyof EstimateAnswers): SummaryRow => ({
    step,
    label,
    value: fields[name].trim(),
  })
  return [
    row(0, "To build", "services"),
    row(1, "Platforms", "platforms"),
    row(1, "Budget", "budget"),
    row(1, "Timing", "timing"),
    row(2, "Name", "name"),
    row(2, "Email", "email"),
    row(2, "Phone", "phone"),
    row(2, "About the project", "about"),
  ]
}

/** How many of the questions are answered whose answers a price depends on. */
export const answered = ({ services, platforms, budget, timing }: EstimateAnswers) => {
  const said = [services.length > 0, platforms.length > 0, ...[budget, timing].map(isSettled)]
  return { count: said.filter(Boolean).length, total: said.length }
}

const isSettled = (choice: string) => choice !== "" && choice !== undecided

/** The summary as the text of an email. */
export const mailTextOf = (rows: readonly Pick<SummaryRow, "label" | "value">[]): string =>
  rows
    .filter(({ value }) => value)
    .map(({ label, value }) => `${label}: ${value}`)
    .join("\n")

/** Path of the completion page. */
export const completedPath = "/estimate/completed/"

/** The form's result for the completion page, in the history state, which survives a reload. */
export interface EstimateResult {
  /** logged: only in the browser, not sent. */
  outcome: "logged" | "sent"
  name: string
  rows: readonly SummaryRow[]
}

/** The result in a location's state; undefined if the page was opened directly. */
export const estimateResult = (state: unknown): EstimateResult | undefined => {
  const result = (state as { estimate?: Partial<EstimateResult> } | null | undefined)?.estimate
  if (!result || !Array.isArray(result.rows) || (result.outcome !== "logged" && result.outcome !== "sent"))
    return undefined
  return {
    outcome: result.outcome,
    name: typeof result.name === "string" ? result.name : "",
    rows: result.rows,
  }
}
