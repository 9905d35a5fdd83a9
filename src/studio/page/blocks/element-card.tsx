import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { color, radius, space } from "../../host"
import { shownText } from "../../source/edit-text"
import type { ElementBlock, Range } from "../../source/parse-source"
import { Fields } from "../form/field"
import { ProblemList } from "../form/field-problems"
import { headlineOf, hintOf, titleOf, valuesOf } from "../form/field-text"
import { ElementContext } from "../form/use-form"
import { SectionThumbnail } from "../preview/section-thumbnail"
import { problemsIn, problemsOf } from "../state/place-problems"
import { useOpenEditor } from "../state/use-editor"
import { problemsOfText } from "../text/problem-marks"
import { Badge, ellipsis, Hint, panel, Stack } from "../ui/controls"
import { InElement } from "./in-element"
import { headKey } from "./page-parts"
import { TextBlock } from "./text-block"

interface ElementCardProps {
  block: ElementBlock & Range
  index: number
  /** Names of the fields in the card. */
  fields: readonly string[]
  /** What is between its tags, as blocks. */
  children: ReactNode
}

/**
 * A section or text element: a thumbnail, and below it its attributes, the fields that it shows, and its content. Those
 * in an element, which is opened first, are open.
 */
export const ElementCard = ({ block, index, fields, children: blocks }: ElementCardProps) => {
  const editor = useOpenEditor()
  const { model, values, schema = {}, diagnostics, scope, owner } = editor
  const element = model.elements.find(({ name }) => name === block.name)
  const { children } = block
  const props = valuesOf(block)
  const inElement = problemsIn(diagnostics, block)
  const inChildren = children ? problemsIn(inElement, children) : []
  const own = inElement.filter((problem) => !inChildren.includes(problem))
  const count = inElement.length + fields.flatMap((name) => problemsOf(diagnostics, name)).length
  const label = element?.label ?? block.name
  const isText = /text|list/.test(String(element?.children))

  return (
    <Card open={owner !== undefined}>
      <summary>
        {element?.kind === "section" ? (
          <SectionThumbnail name={block.name} part={index === 0 ? headKey : undefined} />
        ) : null}
        <div>
          <strong>{label}</strong>
          <Hint as="span">
            {titleOf(block) || (element ? headlineOf(hintOf(element.description)) : "Not known here")}
          </Hint>
        </div>
        {count ? <Badge $tone="red">{count}</Badge> : null}
      </summary>
      <Stack>
        <ProblemList
          editor={editor}
          problems={own.filter(({ field }) => !field.startsWith(`<${block.name} `))}
        />
        {element ? (
          <>
            {/* Other elements of this name have problems of their own. */}
            <ElementContext value={{ index, id: `${scope}${index}`, name: block.name, values: props }}>
              <Fields
                editor={{ ...editor, diagnostics: own }}
                schema={element.props}
                path={[]}
                value={props}
              />
            </ElementContext>
            <Fields editor={editor} schema={schema} path={[]} value={values} names={fields} />
          </>
        ) : (
          <Hint>The studio does not know this element. Edit it in the source.</Hint>
        )}
        {isText && children ? (
          <>
            <InElement block={block} index={index} element={element}>
              <TextBlock
                value={shownText(editor.text, children)}
                problems={problemsOfText(inChildren, editor.text, children)}
                place={{ current: { start: 0, end: children.end - children.start } }}
                label={`Text in ${label}`}
                parent={block.name}
              />
            </InElement>
            <ProblemList editor={editor} problems={inChildren} />
          </>
        ) : null}
        {!isText && (children || element?.children !== "nothing") ? blocks : null}
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
