import styled from "@emotion/styled"
import X from "lucide-react/icons/x"
import { type ComponentType, useId } from "react"
import { color, space } from "../../../theme/tokens"
import { useOpenEditor } from "../state/use-editor"
import { Hint, IconButton, Label, Stack } from "../ui/controls"
import { ChoiceControl } from "./choice-control"
import { ColorControl } from "./color-control"
import type { ControlProps } from "./control-props"
import { FieldProblems } from "./field-problems"
import { type FieldProps, labelOf, plain } from "./field-text"
import { FileControl } from "./file-control"
import { useForm } from "./form-context"
import { GroupField } from "./group-field"
import { ListField } from "./list-field"
import { DateControl, NumberControl, SwitchControl, TextControl } from "./simple-controls"

/** A field of a form, from its schema. */
export const Field = (props: FieldProps) => {
  if (props.schema.type === "object") return <GroupField {...props} Field={Field} />
  if (props.schema.type === "array") return <ListField {...props} Field={Field} />
  return <ScalarField {...props} />
}

/**
 * A label with a counter, a control of the field's kind, a hint and the field's problems. Entries of a list show only
 * their control and problems.
 */
const ScalarField = ({ schema, path, value, isRequired, order }: FieldProps) => {
  const { diagnostics } = useOpenEditor()
  const form = useForm()
  const id = useId()
  const name = form.nameOf(path)
  const key = path.at(-1)
  const Control = controlFor(schema)
  const isItem = typeof key === "number"
  const isInvalid = diagnostics.some(({ field, severity }) => field === name && severity === "error")
  const label = isItem ? `${labelOf(path.at(-2))} ${key + 1}` : labelOf(key, schema)
  return (
    <Box id={`field ${name}`}>
      {isItem ? null : (
        <Head>
          <Label htmlFor={id}>{label}</Label>
          <Counter schema={schema} value={value} />
          {!isRequired && value !== undefined ? (
            <IconButton label={`Remove ${label}`} icon={X} onClick={() => form.remove(path)} />
          ) : null}
        </Head>
      )}
      <Control
        schema={schema}
        path={path}
        value={value}
        onChange={(next) => form.set(path, next, order)}
        onRemove={() => form.remove(path)}
        isRequired={isRequired}
        order={order}
        attributes={{
          id,
          "aria-describedby": `${id}-hint ${id}-problems`,
          "aria-invalid": isInvalid,
          ...(isItem ? { "aria-label": label } : {}),
        }}
      />
      {schema.description ? (
        <Hint id={`${id}-hint`} hidden={isItem}>
          {plain(schema.description)}
        </Hint>
      ) : null}
      <FieldProblems id={`${id}-problems`} name={name} />
    </Box>
  )
}

/** By the kind of a field, or else by its type. A field with a list of values is a choice. */
const controls: Partial<Record<string, ComponentType<ControlProps>>> = {
  image: FileControl,
  file: FileControl,
  asset: FileControl,
  reference: ChoiceControl,
  color: ColorControl,
  date: DateControl,
  boolean: SwitchControl,
  number: NumberControl,
  integer: NumberControl,
}

const controlFor = ({ field, type = "", enum: values }: FieldProps["schema"]) =>
  controls[field?.kind ?? ""] ?? (values ? ChoiceControl : controls[type]) ?? TextControl

/** Characters of a text, and how many it may have. */
const Counter = ({
  schema: { minLength = 0, maxLength, enum: values, field },
  value,
}: Pick<FieldProps, "schema" | "value">) => {
  if (maxLength === undefined || values || field || typeof value !== "string") return null
  const isOutside = value.length > maxLength || value.length < minLength
  return (
    <Count data-outside={isOutside || undefined}>
      {value.length}
      <span>
        {" "}
        / {minLength > 1 ? `${minLength} to ` : ""}
        {maxLength}
      </span>
    </Count>
  )
}

const Box = styled(Stack)`
  gap: 5px;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 24px;

  > label {
    flex: 1;
  }

  > button {
    width: 24px;
    min-height: 24px;
  }
`

const Count = styled.span`
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  color: ${color.textTertiary};

  &[data-outside] {
    font-weight: 600;
    color: ${color.redText};
  }
`
