import styled from "@emotion/styled"
import { honeypotName } from "../lib/send-form"

export interface HoneypotProps {
  formName: string
}

/** The form's name for the service that takes it, and a field that only robots fill in. */
export const Honeypot = ({ formName }: HoneypotProps) => (
  <>
    <input type="hidden" name="form-name" value={formName} />
    <Trap aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </Trap>
  </>
)

const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`
