import { useStudio } from "../state/studio-context"
import { Combobox, type Option } from "../ui/combobox"
import { Select } from "../ui/controls"
import type { ControlProps } from "./control-props"

/** One of several values: a select, or with many of them a search. */
export const ChoiceControl = ({
  schema,
  value,
  onChange,
  onRemove,
  isRequired,
  attributes,
}: ControlProps) => {
  const { model } = useStudio()
  const { field } = schema
  const hasIcons = field?.kind === "icon"
  const options: Option[] =
    field?.kind === "reference"
      ? (model.references[field.to] ?? []).map(({ key, title }) => ({ value: key, label: title }))
      : (schema.enum ?? []).map((option) => ({
          value: String(option),
          label: String(option),
          ...(hasIcons ? { icon: String(option) } : {}),
        }))
  const shown = String(value ?? "")
  if (field?.kind === "reference" || options.length > 8)
    return <Combobox attributes={attributes} options={options} value={shown} onChange={onChange} />
  return (
    <Select
      {...attributes}
      value={shown}
      onChange={({ target }) => (target.value ? onChange(target.value) : onRemove())}
    >
      {isRequired && shown ? null : <option value="">Choose</option>}
      {options.some((option) => option.value === shown) || !shown ? null : <option>{shown}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
