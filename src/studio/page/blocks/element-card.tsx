import styled from "@emotion/styled"
import { color, radius, space } from "../../../ui/theme/tokens"
import type { ElementBlock, Range } from "../../source/parse-source"
import { Fields } from "../form/field"
import { ProblemList } from "../form/field-problems"
import { headlineOf } from "../form/field-text"
import { ElementContext } from "../form/use-form"
import { SectionThumbnail } from "../preview/section-thumbnail"
import { problemsIn, problemsOf } from "../state/place-problems"
import { EditorContext, useOpenEditor } from "../state/use-editor"
import { Badge, ellipsis, Hint, panel, Stack } from "../ui/controls"
import { headKey } from "./page-parts"
import { TextBlock } from "./text-block"

interface ElementCardProps {
  block: ElementBlock & Range
  index: number
  /** Names of the fields in the card. */
  fields: readonly string[]
}

/** A section or text element: a thumbnail, and below it its attributes, the fields that it shows, and its text. */
export const ElementCard = ({ block, index, fields }: ElementCardProps) => {
  const editor = useOpenEditor()
  const { model, values, schema = {}, diagnostics } = editor
  const element = model.elements.find(({ name }) => name === block.name)
  const { children } = block
  const props = Object.fromEntries(Object.entries(block.props).map(([name, { value }]) => [name, value]))
  const inElement = problemsIn(diagnostics, block)
  const count = inElement.length + fields.flatMap((name) => problemsOf(diagnostics, name)).length

  return (
    <Card>
      <summary>
        {element?.kind === "section" ? (
          <SectionThumbnail name={block.name} part={index === 0 ? headKey : undefined} />
        ) : null}
        <div>
          <strong>{block.name}</strong>
          <Hint as="span">
            {props.heading ?? (element && headlineOf(element.description)) ?? "Not known here"}
          </Hint>
        </div>
        {count ? <Badge $tone="red">{count}</Badge> : null}
      </summary>
      <Stack>
        <ProblemList problems={inElement.filter(({ field }) => !field.startsWith(`<${block.name} `))} />
        {element ? (
          <>
            {/* Other elements of this name have problems of their own. */}
            <EditorContext value={{ ...editor, diagnostics: inElement }}>
              <ElementContext value={{ index, name: block.name }}>
                <Fields schema={element.props} path={[]} value={props} />
              </ElementContext>
            </EditorContext>
            <Fields schema={schema} path={[]} value={values} names={fields} />
          </>
        ) : (
          <Hint>The studio does not know this element. Edit it in the source.</Hint>
        )}
        {children ? <TextBlock range={children} label={`Text in ${block.name}`} parent={block.name} /> : null}
      </Stack>
    </Card>
  )
}

const Card = styled.details`
  ${panel}

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

  > summary > div {
    display: grid;
    flex: 1;
    min-width: 0;
    padding-left: ${space[2]};
  }

  > summary > div > * {
    ${ellipsis}
  }

  > div {
    padding: ${space[2]} ${space[4]} ${space[4]};
  }
`
