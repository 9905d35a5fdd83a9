import styled from "@emotion/styled"
import { color, radius, space } from "../../../theme/tokens"
import { replaceChildren } from "../../source/edit-blocks"
import type { ElementBlock, Range } from "../../source/parse-source"
import { Field } from "../form/field"
import { ProblemList } from "../form/field-problems"
import { headlineOf } from "../form/field-text"
import { FormContext, useFieldsForm, usePropsForm } from "../form/form-context"
import { Fields } from "../form/group-field"
import { SectionThumbnail } from "../preview/section-thumbnail"
import { problemsIn, problemsOf } from "../state/place-problems"
import { useStudio } from "../state/studio-context"
import { useSchema } from "../state/use-definitions"
import { useOpenEditor } from "../state/use-editor"
import { Badge, Hint, Stack } from "../ui/controls"
import { TextBlock } from "./text-block"

interface ElementCardProps {
  block: ElementBlock & Range
  index: number
  /** Names of the fields in the card. */
  fields: readonly string[]
}

/** A section or text element: a thumbnail, and below it its attributes, the fields that it shows, and its text. */
export const ElementCard = ({ block, index, fields }: ElementCardProps) => {
  const { values, text, edit, kind, diagnostics } = useOpenEditor()
  const { model } = useStudio()
  const schema = useSchema() ?? {}
  const fieldsForm = useFieldsForm()
  const propsForm = usePropsForm(index, block.name)
  const element = model.elements.find(({ name }) => name === block.name)
  const { children } = block
  const props = Object.fromEntries(Object.entries(block.props).map(([name, { value }]) => [name, value]))
  const inElement = problemsIn(diagnostics, block)
  const count = inElement.length + fields.flatMap((name) => problemsOf(diagnostics, name)).length

  return (
    <Card>
      <summary>
        {element?.kind === "section" ? <SectionThumbnail name={block.name} /> : null}
        <Title>
          <strong>{block.name}</strong>
          <Hint as="span">
            {props.heading ?? (element && headlineOf(element.description)) ?? "Not known here"}
          </Hint>
        </Title>
        {count ? <Badge $tone="red">{count}</Badge> : null}
      </summary>
      <Inside>
        <ProblemList problems={inElement.filter(({ field }) => !field.startsWith(`<${block.name} `))} />
        {element ? (
          <>
            <FormContext value={propsForm}>
              <Fields schema={element.props} path={[]} value={props} Field={Field} />
            </FormContext>
            <FormContext value={fieldsForm}>
              <Fields schema={schema} path={[]} value={values} names={fields} Field={Field} />
            </FormContext>
          </>
        ) : (
          <Hint>The studio does not know this element. Edit it in the source.</Hint>
        )}
        {children ? (
          <TextBlock
            value={text.slice(children.start, children.end).trim()}
            onChange={(mdx) =>
              edit((current) => replaceChildren(current, kind, index, mdx), `children ${index}`)
            }
            label={`Text in ${block.name}`}
            parent={block.name}
          />
        ) : null}
      </Inside>
    </Card>
  )
}

const Card = styled.details`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};

  &[open] {
    border-color: ${color.borderHover};
  }

  > summary {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 56px;
    padding: ${space[2]} ${space[4]} ${space[2]} ${space[2]};
    border-radius: ${radius.md};
    list-style: none;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary:hover {
    background: ${color.bgSubtle};
  }
`

const Title = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  padding-left: ${space[2]};

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font-weight: 500;
  }
`

const Inside = styled(Stack)`
  padding: ${space[2]} ${space[4]} ${space[4]};
`
