import type { FieldProps } from "./field-text"

/** What the control of a field receives. */
export interface ControlProps extends FieldProps {
  onChange: (value: unknown) => void
  onRemove: () => void
  /** Of the element that has the focus. */
  attributes: {
    id: string
    "aria-describedby": string
    "aria-invalid": boolean
    "aria-label"?: string
  }
}
