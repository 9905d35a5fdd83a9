import { unitedStates } from "../../../util/country"
import { fullPhone } from "../../ui/forms/parse-phone"
import type { PhoneValue } from "../../ui/forms/phone-field"
import type { SelectOption } from "../../ui/forms/select-list"

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

type Steps = Queries.EstimateFormTextsFragment["steps"]

/** The answers to a question, with one for visitors who have not decided. */
export const optionsOf = (options: readonly string[], undecided: string): SelectOption[] =>
  [...options, undecided].map((label) => ({ value: label, label }))

export type EstimateErrors = Partial<Record<"services" | "email", string>>

/** The errors of a step. A service and an email address are required. */
export const errorsOf = (
  step: number,
  { services, email }: EstimateAnswers,
  { services: { missing }, contact: { invalidEmail } }: Steps,
): EstimateErrors => {
  if (step === 0 && services.length === 0) return { services: missing }
  return step === 2 && !/^\S+@\S+\.\S+$/.test(email.trim()) ? { email: invalidEmail } : {}
}

/** The answers as form fields, to log or send. */
export const fieldsOf = (answers: EstimateAnswers): Record<keyof EstimateAnswers, string> => ({
  ...answers,
  services: answers.services.join(", "),
  platforms: answers.platforms.join(", "),
  phone: fullPhone(answers.phone.country, answers.phone.digits),
})

export interface SummaryRow {
  label: string
  value: string
  /** Index of its step. */
  step: number
}

/** The answers with their labels, for the review and the completion page. */
export const summaryOf = (
  answers: EstimateAnswers,
  { services, scope, contact: { questions: labels } }: Steps,
): SummaryRow[] => {
  const fields = fieldsOf(answers)
  const row = (step: number, label: string, name: keyof EstimateAnswers): SummaryRow => ({
    step,
    label,
    value: fields[name].trim(),
  })
  return [
    row(0, services.label, "services"),
    row(1, scope.platforms.label, "platforms"),
    row(1, scope.budget.label, "budget"),
    row(1, scope.timing.label, "timing"),
    row(2, labels.name.label, "name"),
    row(2, labels.email.label, "email"),
    row(2, labels.phone, "phone"),
    row(2, labels.about.label, "about"),
  ]
}

/** How many of the questions are answered whose answers a price depends on. */
export const answered = ({ services, platforms, budget, timing }: EstimateAnswers, undecided: string) => {
  const isSettled = (choice: string) => choice !== "" && choice !== undecided
  const said = [services.length > 0, platforms.length > 0, isSettled(budget), isSettled(timing)]
  return { count: said.filter(Boolean).length, total: said.length }
}

/** Path of the completion page. */
export const completedPath = "/estimate/completed/"

/** The form's result for the completion page, in the history state, which survives a reload. */
export interface SavedResult {
  /** logged: only in the browser, not sent. */
  outcome: "logged" | "sent"
  name: string
  rows: readonly SummaryRow[]
}

/** The result in a location's state; undefined if the page was opened directly. */
export const savedResult = (state: unknown) =>
  (state as { estimate?: SavedResult } | null | undefined)?.estimate
