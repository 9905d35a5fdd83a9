import { Combobox } from "../ui/combobox"
import { Select } from "../ui/controls"
import type { ControlProps } from "./field-text"

/** One of several values: a select, or with many of them a search. */
export const ChoiceControl = ({ editor, schema, value, onChange, isRequired, attributes }: ControlProps) => {
  const { model } = editor
  const { field, enum: values = [] } = schema
  const shown = String(value ?? "")
  const options = field?.to
    ? (model.references[field.to] ?? []).map(({ key, title }) => ({ value: key, label: title }))
    : values.map(String).map((value) => ({ value, label: value }))
  if (field?.to || options.length > 8)
    return (
      <Combobox
        attributes={attributes}
        options={options}
        hasIcons={field?.control === "icon"}
        value={shown}
        onChange={onChange}
      />
    )
  return (
    <Select {...attributes} value={shown} onChange={({ target }) => onChange(target.value || undefined)}>
      {isRequired && shown ? null : <option value="">Choose</option>}
      {options.some(({ value }) => value === shown) || !shown ? null : <option>{shown}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
