import styled from "@emotion/styled"
import Plus from "lucide-react/icons/plus"
import { type ComponentType, type KeyboardEvent, useMemo, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { isComposing } from "../../../util/is-composing"
import { valueAt } from "../../../util/value-at"
import { color, LiveChart, radius, space } from "../../host"
import { placeholderIn } from "../../source/placeholder"
import { reveal, revealField } from "../preview/reveal"
import { Part } from "../state/part"
import { problemsAt, problemsOf } from "../state/place-problems"
import { Badge, Button, ellipsis, Grid, Hint, Label, panel, Row, Stack } from "../ui/controls"
import { Sortable } from "../ui/sortable"
import { followsName, nameKeyOf } from "./entry-id"
import { ProblemList } from "./field-problems"
import {
  blankOf,
  type FieldProps,
  hintOf,
  isFlat,
  isShort,
  isText,
  labelOf,
  schemaForChart,
  singularOf,
  summaryOf,
} from "./field-text"
import { ScalarField } from "./scalar-field"
import type { TextElement } from "./select-placeholder"
import { useForm } from "./use-form"

const controls: Partial<Record<string, ComponentType<FieldProps>>> = { object: GroupField, array: ListField }

/** A field of a form, from its schema. */
export function Field(props: FieldProps) {
  const { editor, schema, path, value, isRequired } = props
  const { idOf, nameOf, values } = useForm(editor)
  // These controls also show values of the fields next to them, such as the picture of a subject.
  const around = /file|color|focus/.test(schema.field?.control ?? "")
    ? valueAt(values, path.slice(0, 1))
    : undefined
  const shown = [value, isRequired, idOf(path), around, schema.items]
  const Control = (schema.field ? undefined : controls[schema.type ?? ""]) ?? ScalarField
  return (
    <Part editor={editor} shown={shown} problems={problemsOf(editor.diagnostics, nameOf(path))}>
      <Control {...props} />
    </Part>
  )
}

/**
 * The fields of an object below a summary that opens and closes. Groups of a section are open at first, and those with
 * a placeholder.
 */
function GroupField(props: FieldProps) {
  const { editor, path, value, schema } = props
  const [isOpen] = useState(() => path.length === 1 || placeholderIn(JSON.stringify(value)) !== undefined)
  const { nameOf } = useForm(editor)
  const name = nameOf(path)
  const count = problemsOf(editor.diagnostics, name).length
  const key = path.at(-1)
  const isItem = typeof key === "number"
  return (
    <Group id={`field ${name}`} open={isOpen}>
      <summary>
        <strong>{isItem ? summaryOf(value) || `Entry ${key + 1}` : labelOf(key, schema)}</strong>
        {count ? <Badge $tone="red">{count}</Badge> : null}
      </summary>
      <Stack $gap={3}>
        <Fields {...props} />
        <ProblemList editor={editor} problems={problemsAt(editor.diagnostics, name)} />
      </Stack>
    </Group>
  )
}

interface FieldsProps extends FieldProps {
  /** Only these fields. */
  names?: readonly string[]
  /** Side by side without descriptions, as a row of a table. */
  isRow?: boolean
}

/** The fields of an object that are required or set. Buttons add the others. */
export const Fields = ({ editor, schema, path, value, names, isRow }: FieldsProps) => {
  const form = useForm(editor)
  const values = (value ?? {}) as Record<string, unknown>
  const { properties = {}, required = [] } = useMemo(
    () => schemaForChart(schema, values.chart),
    [schema, values.chart],
  )
  const order = Object.keys(properties)
  const isIdHidden = path.length === 1 && followsName(form.values, path[0], editor.savedText)
  const all = (names ?? order)
    .filter((name) => name !== "id" || !isIdHidden)
    .map((name) => ({ name, schema: properties[name] ?? {} }))
  const isShown = ({ name }: { name: string }) => required.includes(name) || values[name] !== undefined
  const add = (name: string, schema: FieldProps["schema"]) => {
    const blank = schema.items && !schema.field ? [blankOf(schema.items)] : blankOf(schema)
    flushSync(() => form.set([...path, name], blank, order))
    revealField(form.idOf([...path, name]))
    const control = document.activeElement
    if (control instanceof HTMLInputElement) control.select()
  }
  return (
    <Stack>
      <Grid>
        {all.filter(isShown).map(({ name, schema }) => (
          <div key={name} data-wide={!(isRow || isShort(schema)) || undefined}>
            <Field
              editor={editor}
              schema={isRow ? { ...schema, description: undefined } : schema}
              path={[...path, name]}
              value={values[name]}
              isRequired={required.includes(name)}
              order={order}
            />
          </div>
        ))}
      </Grid>
      {properties.chart && properties.data ? (
        <LiveChart value={values} hero={valueAt(form.values, ["hero"])}>
          <Hint>The chart appears when there are values.</Hint>
        </LiveChart>
      ) : null}
      <Row>
        {all
          .filter((field) => !isShown(field) && field.schema.isOffered !== false)
          .map(({ name, schema }) => (
            <Add
              key={name}
              id={`add ${form.idOf([...path, name])}`}
              $small
              title={hintOf(schema.description ?? "")}
              // The control that has the focus keeps it for now: an empty field that it leaves would move this button.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => add(name, schema)}
            >
              <Plus size={14} aria-hidden /> {labelOf(name, schema)}
            </Add>
          ))}
      </Row>
    </Stack>
  )
}

/** The entries of a list: short texts side by side, flat objects as rows of a table, others one below the other. */
function ListField({ editor, schema, path, value }: FieldProps) {
  const form = useForm(editor)
  const { items: item = {}, maxItems = Number.POSITIVE_INFINITY, description } = schema
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const key = path.at(-1)
  const label = labelOf(key, schema)
  const singular = singularOf(key, schema)
  const name = form.nameOf(path)
  const { list, add, onKeyDown } = useListKeys(form, path, schema, entries.length)

  return (
    <List
      ref={list}
      id={`field ${name}`}
      role="group"
      aria-label={label || "Entries"}
      onKeyDown={onKeyDown}
      $gap={2}
    >
      {key === undefined ? null : (
        <Label as="span">
          {label} <Hint as="span">{counted(entries.length, schema)}</Hint>
        </Label>
      )}
      {description ? <Hint>{hintOf(description)}</Hint> : null}
      <Sortable
        isInline={isShort(item)}
        items={entries.map((entry, index) => ({
          key: String(index),
          label: summaryOf(entry) || `${singular} ${index + 1}`,
          content: isFlat(item) ? (
            <TableRow>
              <Fields editor={editor} schema={item} path={[...path, index]} value={entry} isRow />
            </TableRow>
          ) : (
            <Field editor={editor} schema={item} path={[...path, index]} value={entry} isRequired />
          ),
        }))}
        onMove={(from, to) => form.move(path, from, to)}
        onRemove={(index) => form.set([...path, index], undefined)}
      />
      <ProblemList editor={editor} problems={problemsAt(editor.diagnostics, name)} />
      {entries.length < maxItems ? (
        <Button $kind="quiet" onClick={() => add(entries.length)}>
          <Plus size={16} aria-hidden /> Add {singular}
        </Button>
      ) : null}
    </List>
  )
}

/** Enter and Backspace in a text of a list as in a list of a document. */
const useListKeys = (
  form: ReturnType<typeof useForm>,
  path: FieldProps["path"],
  { items: item = {}, maxItems = Number.POSITIVE_INFINITY }: FieldProps["schema"],
  count: number,
) => {
  const list = useRef<HTMLDivElement>(null)
  const items = () => [...(list.current?.querySelector(":scope > ul")?.children ?? [])]
  const focus = (index: number) => reveal(items()[index]?.lastElementChild)
  const add = (index: number) => {
    const blank = blankOf(item)
    flushSync(() => {
      form.set([...path, count], blank)
      if (index < count) form.move(path, count, index)
    })
    // People begin with the name, not with what is above it, such as an icon.
    if (!revealField(form.idOf([...path, index, nameKeyOf(Object(blank)) ?? ""]))) focus(index)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event
    if (!isText(item) || !isTextElement(target) || isComposing(event.nativeEvent)) return
    const index = items().findIndex((one) => one.contains(target))
    const isLeft = key === "Backspace" && target.value === "" && count > 1
    if (index < 0 || !(isLeft || key === "Enter")) return
    event.preventDefault()
    if (isLeft) {
      flushSync(() => form.set([...path, index], undefined))
      focus(Math.max(index - 1, 0))
    } else if (count >= maxItems) focus(index + 1)
    else if (target.value.trim()) add(index + 1)
  }
  return { list, add, onKeyDown }
}

const isTextElement = (target: EventTarget): target is TextElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const counted = (count: number, { minItems = 0, maxItems }: FieldProps["schema"]) =>
  count < minItems || (maxItems !== undefined && count > maxItems)
    ? `${count}, needed: ${minItems}${maxItems === undefined ? " or more" : ` to ${maxItems}`}`
    : String(count)

const Group = styled.details`
  ${panel}
  border-radius: ${radius.sm};

  > summary {
    ${ellipsis}
    padding: 9px 12px;
    border-radius: ${radius.sm};
  }

  > summary > strong {
    margin-inline: 4px 8px;
    font-size: 0.875rem;
  }

  > div {
    padding: ${space[2]} 14px 14px;
  }
`

const Add = styled(Button)`
  border: 1px dashed ${color.borderStrong};
  color: ${color.textSecondary};
  background: none;
`

const List = styled(Stack)`
  /* In lines, fields are as wide as their text. */
  > [data-inline] :is(input, select) {
    width: auto;
    min-width: 5em;
    max-width: 100%;
    field-sizing: content;
  }

  > [data-inline] > li > :last-child {
    flex: none;
    max-width: calc(100% - 24px);
  }

  > button {
    justify-self: start;
    padding-left: 6px;
    color: ${color.accentText};
  }
`

const TableRow = styled.div`
  padding: 10px;
  border-radius: ${radius.sm};
  background: ${color.bgSubtle};

  > div > :first-child {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8em), 1fr));
    gap: ${space[2]};
  }
`
