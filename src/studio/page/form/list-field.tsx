import styled from "@emotion/styled"
import Plus from "lucide-react/icons/plus"
import type { ComponentType } from "react"
import { color, radius, space } from "../../../theme/tokens"
import { reveal } from "../preview/reveal"
import { Button, Hint, Label, Stack } from "../ui/controls"
import { Sortable } from "../ui/sortable"
import { FieldProblems } from "./field-problems"
import { blankOf, type FieldProps, isShort, labelOf, plain, singularOf, summaryOf } from "./field-text"
import { useForm } from "./form-context"

/** The entries of a list: short texts side by side, flat objects as rows of a table, others one below the other. */
export const ListField = ({
  schema,
  path,
  value,
  Field,
}: FieldProps & { Field: ComponentType<FieldProps> }) => {
  const form = useForm()
  const { items: itemSchema = {}, maxItems = Number.POSITIVE_INFINITY, description } = schema
  const entries = Array.isArray(value) ? value : []
  const isRow = isFlat(itemSchema)
  const key = path.at(-1)
  const label = labelOf(key, schema)
  const singular = singularOf(key)
  const name = form.nameOf(path)
  const columns = Object.keys(itemSchema.properties ?? {}).filter((column) =>
    isUsed(column, entries, itemSchema),
  )

  const fieldOf = (entry: unknown, index: number) => {
    const itemPath = [...path, index]
    if (!isRow) return <Field schema={itemSchema} path={itemPath} value={entry} isRequired />
    return (
      <Columns $count={columns.length}>
        {columns.map((column) => (
          <Field
            key={column}
            schema={{ ...itemSchema.properties?.[column], description: undefined }}
            path={[...itemPath, column]}
            value={(entry as Record<string, unknown> | null)?.[column]}
            isRequired={itemSchema.required?.includes(column)}
            order={columns}
          />
        ))}
      </Columns>
    )
  }

  return (
    <Box id={`field ${name}`} role="group" aria-label={label || "Entries"} data-table={isRow || undefined}>
      {key === undefined ? null : (
        <Label as="span">
          {label} <Hint as="span">{counted(entries.length, schema)}</Hint>
        </Label>
      )}
      {description ? <Hint>{plain(description)}</Hint> : null}
      <Sortable
        isInline={isShort(itemSchema)}
        items={entries.map((entry, index) => ({
          key: String(index),
          label: summaryOf(entry) || `${singular} ${index + 1}`,
          content: fieldOf(entry, index),
        }))}
        onMove={(from, to) => form.move(path, from, to)}
        onRemove={(index) => form.removeItem(path, index)}
      />
      <FieldProblems name={name} />
      {entries.length < maxItems ? (
        <Add
          $kind="quiet"
          onClick={({ currentTarget }) => {
            form.insert(path, entries.length, blankOf(itemSchema))
            const list = currentTarget.parentElement?.querySelector(":scope > ul")
            setTimeout(() => reveal(list?.lastElementChild?.lastElementChild))
          }}
        >
          <Plus size={16} aria-hidden /> Add {singular}
        </Add>
      ) : null}
    </Box>
  )
}

const isFlat = ({ properties = {} }: FieldProps["schema"]) => {
  const fields = Object.values(properties)
  return (
    fields.length > 1 && fields.length < 5 && fields.every((field) => isShort(field, 60) || isNumbers(field))
  )
}

const isNumbers = ({ items }: FieldProps["schema"]) => items?.type === "number" || items?.type === "integer"

/** Whether a row needs a column: it is required, or set in an entry. */
const isUsed = (column: string, entries: readonly unknown[], { required = [] }: FieldProps["schema"]) =>
  required.includes(column) ||
  entries.some((entry) => (entry as Record<string, unknown> | null)?.[column] !== undefined)

const counted = (count: number, { minItems = 0, maxItems }: FieldProps["schema"]) =>
  count < minItems || (maxItems !== undefined && count > maxItems)
    ? `${count}, needed: ${minItems}${maxItems === undefined ? " or more" : ` to ${maxItems}`}`
    : String(count)

const Box = styled(Stack)`
  gap: ${space[2]};

  /* In lines, fields are as wide as their text. */
  [data-inline] :is(input, select) {
    width: auto;
    min-width: 5em;
    max-width: 100%;
    field-sizing: content;
  }

  [data-inline] > li > :last-child {
    flex: none;
    max-width: calc(100% - 24px);
  }
`

const Columns = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => Math.min($count, 3)}, minmax(0, 1fr));
  gap: ${space[2]};
  padding: 10px;
  border-radius: ${radius.sm};
  background: ${color.bgSubtle};
`

const Add = styled(Button)`
  justify-self: start;
  min-height: 32px;
  padding-left: 6px;
  color: ${color.accentText};
`
