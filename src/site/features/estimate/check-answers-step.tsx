import styled from "@emotion/styled"
import { memo } from "react"
import { color, from, space } from "../../theme/tokens"
import { Pill } from "../../ui/actions/pill"
import { detailStyles } from "../../ui/cards/result-card"
import { ScriptsOnly, WithoutScripts } from "../../ui/hydration/scripts-only"
import type { SummaryRow } from "./answers"

export interface ReviewStepProps {
  texts: Queries.EstimateFormTextsFragment["steps"]
  rows: readonly SummaryRow[]
  /** Go to the step with these answers. */
  onEdit: (step: number) => void
  disabled: boolean
}

/** A summary of the answers, with a button to change those of each step. */
export const CheckAnswersStep = memo(({ texts, rows, onEdit, disabled }: ReviewStepProps) => (
  <>
    <ScriptsOnly>
      {[texts.services, texts.scope, texts.contact].map(({ name }, step) => {
        const ofStep = rows.filter((row) => row.step === step)
        const action = ofStep.some(({ value }) => value) ? texts.review.change : texts.review.complete
        return (
          <Group key={name}>
            <List>
              {ofStep.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd data-empty={value ? undefined : ""}>{value || texts.review.empty}</dd>
                </div>
              ))}
            </List>
            <Pill outline disabled={disabled} aria-label={`${action} ${name}`} onClick={() => onEdit(step)}>
              {action}
            </Pill>
          </Group>
        )
      })}
    </ScriptsOnly>
    <WithoutScripts>
      <p>{texts.review.withoutScripts}</p>
    </WithoutScripts>
  </>
))

const Group = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: flex-start;
  justify-content: space-between;
  padding-block: ${space[4]};
  border-top: 1px solid ${color.border};
`

const List = styled.dl`
  display: grid;
  flex: 1;
  gap: ${space[3]};
  min-width: 0;

  > div {
    display: grid;
    gap: 0 ${space[5]};
    align-items: baseline;

    ${from.sm} {
      grid-template-columns: 10em minmax(0, 1fr);
    }
  }

  ${detailStyles}

  dd[data-empty] {
    font-weight: 400;
    color: ${color.textTertiary};
  }
`
