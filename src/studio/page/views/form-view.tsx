import styled from "@emotion/styled"
import type { FieldSchema } from "../../api"
import { BlockList } from "../blocks/block-list"
import { cardFields, ownFields } from "../blocks/card-fields"
import { Field } from "../form/field"
import { FormContext, useFieldsForm } from "../form/form-context"
import { Fields } from "../form/group-field"
import { useStudio } from "../state/studio-context"
import { useCollection, useSchema } from "../state/use-definitions"
import { useOpenEditor } from "../state/use-editor"
import { Heading, Notice, Stack } from "../ui/controls"

/** The fields and the body of the open file. Fields of a section are in its card. */
export const FormView = () => {
  const { source, values, kind } = useOpenEditor()
  const form = useFieldsForm()
  const collection = useCollection()
  const schema = useSchema()
  const names = useNamesOutside(schema?.properties ?? {})

  return (
    <Stack>
      {schema && !source.fields ? (
        <Notice $tone="red">
          <span>The fields cannot be read. Correct them in the source; the problems say where.</span>
        </Notice>
      ) : null}
      {schema && source.fields ? (
        <FormContext value={form}>
          {collection ? (
            <About open>
              <summary>
                <Heading as="span">About this page</Heading>
              </summary>
              <Fields schema={schema} path={[]} value={values} names={names} Field={Field} />
            </About>
          ) : schema.type === "object" ? (
            <Fields schema={schema} path={[]} value={values} Field={Field} />
          ) : (
            <Field schema={schema} path={[]} value={values} isRequired />
          )}
        </FormContext>
      ) : null}
      {kind === "data" ? null : <BlockList />}
    </Stack>
  )
}

/** Fields that are in no card: of the page, and of sections that it does not have but that are set. */
function useNamesOutside(properties: Record<string, FieldSchema>) {
  const { source, values } = useOpenEditor()
  const { model } = useStudio()
  const isSet = (name: string) => (values as Record<string, unknown> | null)?.[name] !== undefined
  const isOfSection = (name: string) =>
    model.elements.some((element) => ownFields(element, properties).includes(name))
  const inCards = cardFields(source.blocks, model, properties).flat()
  // Ready or not is a button.
  return Object.keys(properties).filter(
    (name) => name !== "draft" && !inCards.includes(name) && (isSet(name) || !isOfSection(name)),
  )
}

const About = styled.details`
  > summary {
    margin-bottom: 12px;
  }
`
