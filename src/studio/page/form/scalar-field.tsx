import styled from "@emotion/styled"
import X from "lucide-react/icons/x"
import { type ComponentType, useId } from "react"
import { flushSync } from "react-dom"
import { isError } from "../../../content/browser"
import { color } from "../../host"
import { problemsAt } from "../state/place-problems"
import { Hint, IconButton, Label, Row, Stack, touch } from "../ui/controls"
import { ChoiceControl } from "./choice-control"
import { ColorControl } from "./color-control"
import { ProblemList } from "./field-problems"
import { type ControlProps, type FieldProps, hintOf, labelOf } from "./field-text"
import { FileControl } from "./file-control"
import { FocusControl } from "./focus-control"
import { SwitchControl, TextControl } from "./simple-controls"
import { useForm } from "./use-form"

/**
 * A label with a counter, a control of the field's kind, a hint and the field's problems. Entries of a list show only
 * their control and problems.
 */
export const ScalarField = (props: FieldProps) => {
  const { editor, schema, path, value, isRequired, order } = props
  const form = useForm(editor)
  const id = useId()
  const problems = problemsAt(editor.diagnostics, form.nameOf(path))
  const key = path.at(-1)
  const Control = controlFor(schema)
  const isItem = typeof key === "number"
  const isRemovable = !isItem && !isRequired && value !== undefined
  const label = isItem ? `${labelOf(path.at(-2))} ${key + 1}` : labelOf(key, schema)
  const change = (next: unknown, isTyped?: boolean) => form.set(path, next, order, isTyped)
  const remove = () => {
    flushSync(() => change(undefined))
    document.getElementById(`add ${form.idOf(path)}`)?.focus()
  }
  return (
    <Box id={`field ${form.idOf(path)}`} $gap={1}>
      {isItem ? null : (
        <Head data-removable={isRemovable || undefined}>
          <Label htmlFor={id}>{label}</Label>
          <Counter schema={schema} value={value} />
        </Head>
      )}
      <Control
        {...props}
        onChange={change}
        attributes={{
          id,
          "aria-describedby": `${id}-hint ${id}-problems`,
          "aria-invalid": problems.some(isError),
          ...(isItem ? { "aria-label": label } : {}),
        }}
      />
      {isRemovable ? (
        <IconButton
          $small
          label={`Remove ${label}`}
          icon={X}
          // A text is also removed by emptying it. Tab leads to the next field, and what is typed then presses no button.
          tabIndex={Control === TextControl ? -1 : undefined}
          onClick={remove}
        />
      ) : null}
      {schema.description ? (
        <Hint id={`${id}-hint`} hidden={isItem}>
          {hintOf(schema.description)}
        </Hint>
      ) : null}
      <ProblemList editor={editor} id={`${id}-problems`} problems={problems} />
    </Box>
  )
}

/** By the control that the kind of a field names, or else by its type. A field with a list of values is a choice. */
const controls: Partial<Record<string, ComponentType<ControlProps>>> = {
  choice: ChoiceControl,
  color: ColorControl,
  file: FileControl,
  focus: FocusControl,
  icon: ChoiceControl,
  boolean: SwitchControl,
}

const controlFor = ({ field, type = "", enum: values }: FieldProps["schema"]) =>
  controls[field?.control ?? ""] ?? (values ? ChoiceControl : controls[type]) ?? TextControl

/** Characters of a text, and how many it may have. */
const Counter = ({ schema, value }: Pick<FieldProps, "schema" | "value">) => {
  const { minLength = 0, maxLength, enum: values, field } = schema
  if (maxLength === undefined || values || field || typeof value !== "string") return null
  const isOutside = value.length > maxLength || value.length < minLength
  return (
    <Count data-outside={isOutside || undefined}>
      {value.length} / {minLength > 1 ? `${minLength} to ` : ""}
      {maxLength}
    </Count>
  )
}

/* The button that removes a field is above its control, and behind it in the order of Tab. */
const Box = styled(Stack)`
  position: relative;

  > button {
    position: absolute;
    top: 0;
    right: 0;
  }
`

const Head = styled(Row)`
  min-height: 24px;

  &[data-removable] {
    padding-right: 28px;
  }

  ${touch} {
    &[data-removable] {
      min-height: 44px;
      padding-right: 48px;
    }
  }

  > label {
    flex: 1;
  }
`

const Count = styled(Hint)`
  font-variant-numeric: tabular-nums;

  &[data-outside] {
    font-weight: 600;
    color: ${color.redText};
  }
`
