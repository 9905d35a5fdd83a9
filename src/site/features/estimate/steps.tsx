import styled from "@emotion/styled"
import { memo } from "react"
import { columns } from "../../theme/columns"
import { from, space } from "../../theme/tokens"
import { PhoneField } from "../../ui/forms/phone-field"
import { Select } from "../../ui/forms/select"
import { TextArea } from "../../ui/forms/text-area"
import { TextField } from "../../ui/forms/text-field"
import { type EstimateAnswers, type EstimateErrors, optionsOf } from "./answers"
import { Choices } from "./choices"

type Steps = Queries.EstimateFormTextsFragment["steps"]

export interface StepProps<Name extends keyof Steps> {
  texts: Steps[Name]
  answers: EstimateAnswers
  update: (changes: Partial<EstimateAnswers>) => void
  errors: EstimateErrors
  readOnly?: boolean
}

export interface WhatStepProps extends StepProps<"services"> {
  services: readonly Queries.EstimateServiceFragment[]
}

/** Which services to build. */
export const WhatStep = memo(({ texts, services, answers, update, errors }: WhatStepProps) => (
  <Choices
    legend={texts.title}
    legendHidden
    name="services"
    choices={services}
    chosen={answers.services}
    onChange={(chosen) => update({ services: chosen })}
    error={errors.services}
  />
))

/** Platforms, budget range, timing. */
export const ScopeStep = memo(({ texts, answers, update }: StepProps<"scope">) => (
  <Fields>
    <Wide>
      <Choices
        legend={texts.platforms.label}
        name="platforms"
        choices={texts.platforms.options}
        chosen={answers.platforms}
        onChange={(chosen) => update({ platforms: chosen })}
      />
    </Wide>
    <Select
      {...texts.budget}
      name="budget"
      options={optionsOf(
        texts.budget.options.map(({ name }) => name),
        texts.undecided,
      )}
      value={answers.budget}
      onValueChange={(budget) => update({ budget })}
    />
    <Select
      {...texts.timing}
      name="timing"
      options={optionsOf(texts.timing.options, texts.undecided)}
      value={answers.timing}
      onValueChange={(timing) => update({ timing })}
    />
  </Fields>
))

/** Contact details, and a text about the project. */
export const AboutStep = memo(
  ({ texts: { questions }, answers, update, errors, readOnly }: StepProps<"contact">) => (
    <Fields>
      <TextField
        optional
        name="name"
        autoComplete="name"
        {...questions.name}
        value={answers.name}
        onChange={(event) => update({ name: event.currentTarget.value })}
        readOnly={readOnly}
      />
      <TextField
        name="email"
        type="email"
        required
        autoComplete="email"
        {...questions.email}
        value={answers.email}
        onChange={(event) => update({ email: event.currentTarget.value })}
        error={errors.email}
        readOnly={readOnly}
      />
      <Wide>
        <PhoneField
          label={questions.phone}
          optional
          name="phone"
          value={answers.phone}
          onValueChange={(phone) => update({ phone })}
          readOnly={readOnly}
        />
      </Wide>
      <Wide>
        <TextArea
          {...questions.about}
          optional
          name="about"
          value={answers.about}
          onChange={(event) => update({ about: event.currentTarget.value })}
          readOnly={readOnly}
        />
      </Wide>
    </Fields>
  ),
)

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  ${columns({ sm: 2 })}

  ${from.sm} {
    column-gap: ${space[6]};
  }
`

const Wide = styled.div`
  grid-column: 1 / -1;
`
