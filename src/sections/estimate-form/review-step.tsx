import styled from "@emotion/styled"
import { ScriptsOnly, WithoutScripts } from "../../components/scripts-only"
import { color, from, radius, space, typography } from "../../theme/tokens"
import { detailStyles } from "../result-card"
import type { SummaryRow } from "./answers"

export interface ReviewStepProps {
  rows: readonly SummaryRow[]
  /** Go to the step with these answers. */
  onEdit: (step: number) => void
  disabled: boolean
}

const edits = ["services", "scope", "contact"]

/** A summary of the answers, with a button to change those of each step. */
export const ReviewStep = ({ rows, onEdit, disabled }: ReviewStepProps) => (
  <>
    <ScriptsOnly>
      {edits.map((name, step) => (
        <Group key={name}>
          <List>
            {rows
              .filter((row) => row.step === step)
              .map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd data-empty={value ? undefined : ""}>{value || "Not said"}</dd>
                </div>
              ))}
          </List>
          <Edit type="button" disabled={disabled} onClick={() => onEdit(step)} aria-label={`Change ${name}`}>
            Change
          </Edit>
        </Group>
      ))}
    </ScriptsOnly>
    <WithoutScripts>
      <p>Read your answers above once more before you send them.</p>
    </WithoutScripts>
  </>
)

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

const Edit = styled.button`
  ${typography.small}
  flex: none;
  min-height: 32px;
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.sm};
  font-weight: 500;
  color: ${color.accentText};
  background: none;
  text-decoration: underline;
  text-underline-offset: 4px;
  cursor: pointer;

  &:disabled {
    color: ${color.disabledText};
    cursor: not-allowed;
  }
`
