import styled from "@emotion/styled"
import Plus from "lucide-react/icons/plus"
import type { ComponentType } from "react"
import { color, radius, space } from "../../../theme/tokens"
import { problemsOf } from "../state/place-problems"
import { useOpenEditor } from "../state/use-editor"
import { Badge, Button, Row, Stack } from "../ui/controls"
import { FieldProblems } from "./field-problems"
import { blankOf, type FieldProps, isShort, labelOf, summaryOf } from "./field-text"
import { useForm } from "./form-context"
import { LiveChart } from "./live-chart"

interface GroupProps extends FieldProps {
  Field: ComponentType<FieldProps>
  /** Only these fields. */
  names?: readonly string[]
}

/** The fields of an object below a summary that opens and closes. */
export const GroupField = ({ Field, ...props }: GroupProps) => {
  const { path, value } = props
  const { nameOf } = useForm()
  const name = nameOf(path)
  const problems = problemsOf(useOpenEditor().diagnostics, name).length
  const key = path.at(-1)
  const isItem = typeof key === "number"
  return (
    <Box id={`field ${name}`} name={isItem ? nameOf(path.slice(0, -1)) : undefined}>
      <summary>
        <strong>{isItem ? summaryOf(value) || `Entry ${key + 1}` : labelOf(key, props.schema)}</strong>
        {problems ? <Badge $tone="red">{problems}</Badge> : null}
      </summary>
      <Inside>
        <Fields {...props} Field={Field} />
        <FieldProblems name={name} />
      </Inside>
    </Box>
  )
}

/** The fields that are required or set. Buttons add the others. */
export const Fields = ({ schema, path, value, names, Field }: GroupProps) => {
  const form = useForm()
  const { properties = {}, required = [] } = schema
  const values = (value ?? {}) as Record<string, unknown>
  const order = Object.keys(properties)
  const all = names ?? order
  const isShown = (name: string) => required.includes(name) || values[name] !== undefined
  return (
    <Stack>
      <Grid>
        {all.filter(isShown).map((name) => (
          <Cell key={name} data-short={isShort(properties[name] ?? {}) || undefined}>
            <Field
              schema={properties[name] ?? {}}
              path={[...path, name]}
              value={values[name]}
              isRequired={required.includes(name)}
              order={order}
            />
          </Cell>
        ))}
      </Grid>
      {properties.chart && properties.data ? <LiveChart value={values} /> : null}
      <Row>
        {all
          .filter((name) => !isShown(name))
          .map((name) => (
            <Add
              key={name}
              title={properties[name]?.description}
              onClick={() => form.set([...path, name], blankOf(properties[name] ?? {}), order)}
            >
              <Plus size={14} aria-hidden /> {labelOf(name, properties[name])}
            </Add>
          ))}
      </Row>
    </Stack>
  )
}

/** Short fields share a line. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.5em), 1fr));
  gap: ${space[4]};
`

const Cell = styled.div`
  min-width: 0;

  &:not([data-short]) {
    grid-column: 1 / -1;
  }
`

const Add = styled(Button)`
  min-height: 28px;
  padding: 2px 10px 2px 8px;
  border: 1px dashed ${color.borderStrong};
  font-size: 0.8125rem;
  color: ${color.textSecondary};
  background: none;
`

const Box = styled.details`
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surface};

  > summary {
    padding: 9px 12px;
    border-radius: ${radius.sm};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > summary strong {
    margin-inline: 4px 8px;
    font-size: 0.875rem;
    font-weight: 500;
  }
`

const Inside = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[2]} 14px 14px;
`
