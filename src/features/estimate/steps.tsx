import styled from "@emotion/styled"
import Globe from "lucide-react/icons/globe"
import Monitor from "lucide-react/icons/monitor"
import Smartphone from "lucide-react/icons/smartphone"
import TabletSmartphone from "lucide-react/icons/tablet-smartphone"
import { PhoneField } from "../../ui/forms/phone-field"
import { Select } from "../../ui/forms/select"
import { TextArea } from "../../ui/forms/text-area"
import { TextField } from "../../ui/forms/text-field"
import { Icon } from "../../ui/media/icon"
import { columns } from "../../ui/theme/columns"
import { from, space } from "../../ui/theme/tokens"
import { budgetOptions, type EstimateAnswers, type EstimateErrors, timingOptions } from "./answers"
import { Choices } from "./choices"

export interface StepProps {
  answers: EstimateAnswers
  update: (changes: Partial<EstimateAnswers>) => void
  errors: EstimateErrors
  readOnly?: boolean
}

export interface WhatStepProps extends StepProps {
  services: readonly Queries.EstimateServiceFragment[]
}

/** Which services to build. */
export const WhatStep = ({ services, answers, update, errors }: WhatStepProps) => (
  <Choices
    legend="What should we build first?"
    legendHidden
    name="services"
    choices={services.map(({ name, icon }) => ({ value: name, icon: <Icon name={icon} size={22} /> }))}
    chosen={answers.services}
    onChange={(chosen) => update({ services: chosen })}
    error={errors.services}
  />
)

/** Platforms, budget range, timing. */
export const ScopeStep = ({ answers, update }: StepProps) => (
  <Fields>
    <Wide>
      <Choices
        legend="Platforms"
        name="platforms"
        choices={platforms}
        chosen={answers.platforms}
        onChange={(chosen) => update({ platforms: chosen })}
      />
    </Wide>
    <Select
      label="Budget"
      name="budget"
      placeholder="Choose a range"
      options={budgetOptions}
      value={answers.budget}
      onValueChange={(budget) => update({ budget })}
    />
    <Select
      label="Timing"
      name="timing"
      placeholder="Choose a time"
      options={timingOptions}
      value={answers.timing}
      onValueChange={(timing) => update({ timing })}
    />
  </Fields>
)

const platforms = [
  { value: "iOS", icon: <TabletSmartphone size={22} strokeWidth={1.75} /> },
  { value: "Android", icon: <Smartphone size={22} strokeWidth={1.75} /> },
  { value: "Web", icon: <Globe size={22} strokeWidth={1.75} /> },
  { value: "Desktop", icon: <Monitor size={22} strokeWidth={1.75} /> },
]

/** Contact details, and a text about the project. */
export const AboutStep = ({ answers, update, errors, readOnly }: StepProps) => (
  <Fields>
    <TextField
      label="Name"
      optional
      name="name"
      autoComplete="name"
      placeholder="Your name"
      value={answers.name}
      onChange={(event) => update({ name: event.currentTarget.value })}
      readOnly={readOnly}
    />
    <TextField
      label="Email"
      name="email"
      type="email"
      required
      autoComplete="email"
      placeholder="you@company.com"
      value={answers.email}
      onChange={(event) => update({ email: event.currentTarget.value })}
      error={errors.email}
      readOnly={readOnly}
    />
    <Wide>
      <PhoneField
        label="Phone"
        optional
        name="phone"
        value={answers.phone}
        onValueChange={(phone) => update({ phone })}
        readOnly={readOnly}
      />
    </Wide>
    <Wide>
      <TextArea
        label="About the project"
        optional
        name="about"
        placeholder="What should exist in a year, and for whom?"
        value={answers.about}
        onChange={(event) => update({ about: event.currentTarget.value })}
        readOnly={readOnly}
      />
    </Wide>
  </Fields>
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
