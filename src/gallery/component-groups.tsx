import styled from "@emotion/styled"
import { Fragment } from "react"
import { space } from "../theme/tokens"
import { componentExamples } from "./component-examples"
import { Group, Specimen } from "./specimen"

/** Each group of components: every example, and all of them again in the group's states. */
export const ComponentGroups = () =>
  Object.entries(componentExamples).map(([title, { examples, states = [], ink, wide }]) => (
    <Group
      key={title}
      id={groupId(title)}
      title={title}
      note="Written in src/gallery/component-examples.tsx."
    >
      {Object.entries(examples).map(([name, example]) => (
        <Specimen key={name} name={name} ink={ink} wide={wide}>
          {example}
        </Specimen>
      ))}
      {states.map((state) => (
        <Specimen key={state} name={`${title}, ${state}`} ink={ink} wide>
          <Row data-force={state}>
            {Object.entries(examples).map(([name, example]) => (
              <Fragment key={name}>{example}</Fragment>
            ))}
          </Row>
        </Specimen>
      ))}
    </Group>
  ))

/** Anchor of a group. */
export const groupId = (title: string) => title.toLowerCase().replace(/\W+/g, "-")

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: ${space[6]};
`
