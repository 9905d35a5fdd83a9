import styled from "@emotion/styled"
import { Fragment, type ReactNode } from "react"
import { space } from "../theme/tokens"
import { Example, Group } from "./example"
import type { ForcedState } from "./forced-states"

export interface ComponentExamples {
  /** Examples by the name of the component and its variant. */
  examples: Readonly<Record<string, ReactNode>>
  /** States in which all examples are repeated. */
  states?: readonly ForcedState[]
  /** On an ink surface. */
  ink?: boolean
  /** Each example spans all columns. */
  wide?: boolean
}

interface ComponentGroupProps extends ComponentExamples {
  title: string
}

/** The examples of a group, and the same examples in each of the group's states. */
export const ComponentGroup = ({ title, examples, states = [], ink, wide }: ComponentGroupProps) => (
  <Group id={groupId(title)} title={title} note="Source: src/site/gallery/component-examples.tsx">
    {Object.entries(examples).map(([name, example]) => (
      <Example key={name} name={name} ink={ink} wide={wide}>
        {example}
      </Example>
    ))}
    {states.map((state) => (
      <Example key={state} name={`${title}, ${state}`} ink={ink} wide>
        <Row data-force={state}>
          {Object.entries(examples).map(([name, example]) => (
            <Fragment key={name}>{example}</Fragment>
          ))}
        </Row>
      </Example>
    ))}
  </Group>
)

/** Id of a group's heading. */
export const groupId = (title: string) => title.toLowerCase().replace(/\W+/g, "-")

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: ${space[6]};
`
