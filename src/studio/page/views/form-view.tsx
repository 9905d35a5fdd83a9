import styled from "@emotion/styled"
import { valueAt } from "../../../util/value-at"
import { BlockList } from "../blocks/block-list"
import { cardFields, ownFields } from "../blocks/page-parts"
import { AppearancePreview } from "../form/appearance-preview"
import { Field, Fields } from "../form/field"
import { Part } from "../state/part"
import { problemsOf } from "../state/place-problems"
import type { Editor } from "../state/use-editor"
import { Heading, Notice, Stack } from "../ui/controls"

/** The fields and the body of the open file. Fields of a section are in its card. */
export const FormView = ({ editor }: { editor: Editor }) => {
  const { model, source, values, kind, collection, schema, diagnostics } = editor
  const properties = schema?.properties ?? {}
  const inCards = cardFields(source.blocks, model, properties).flat()
  const isOfSection = (name: string) =>
    model.elements.some((element) => ownFields(element, properties).includes(name))
  // Fields that are in no card: of the page, and of sections that it does not have but that are set.
  const names = Object.keys(properties).filter(
    (name) =>
      // Ready or not is a button.
      name !== "draft" &&
      !inCards.includes(name) &&
      (valueAt(values, [name]) !== undefined || !isOfSection(name)),
  )
  return (
    <Stack>
      {schema && !source.fields ? (
        <Notice $tone="red">
          The fields cannot be read. Correct them in the source; the problems say where.
        </Notice>
      ) : null}
      {schema && source.fields ? (
        collection ? (
          <About open>
            <summary>
              <Heading as="span">About this page</Heading>
            </summary>
            <Part
              editor={editor}
              shown={names.flatMap((name) => [name, valueAt(values, [name])])}
              problems={names.flatMap((name) => problemsOf(diagnostics, name))}
            >
              <Fields editor={editor} schema={schema} path={[]} value={values} names={names} />
            </Part>
            <AppearancePreview file={editor.file} text={editor.text} />
          </About>
        ) : schema.type === "object" ? (
          <Fields editor={editor} schema={schema} path={[]} value={values} />
        ) : (
          <Field editor={editor} schema={schema} path={[]} value={values} isRequired />
        )
      ) : null}
      {kind === "data" ? null : <BlockList editor={editor} />}
    </Stack>
  )
}

const About = styled.details`
  > summary {
    margin-bottom: 12px;
  }
`
