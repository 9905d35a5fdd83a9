import styled from "@emotion/styled"
import type { TextPropsOf } from "../../../content/define"
import { flowStyles } from "../../body/text-styles"
import { color, from, space } from "../../theme/tokens"
import type { definition, definitions } from "./section"

/** Terms with their explanations, next to each other where there is space. */
export const Definitions = ({ children }: TextPropsOf<typeof definitions, typeof definition>) => (
  <List>{children}</List>
)

export const Definition = ({ term, children }: TextPropsOf<typeof definition>) => (
  <Entry>
    <dt>{term}</dt>
    <Explanation>{children}</Explanation>
  </Entry>
)

const List = styled.dl`
  border-top: 1px solid ${color.border};
`

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]} ${space[6]};
  padding-block: ${space[4]};
  border-bottom: 1px solid ${color.border};
  overflow-wrap: anywhere;

  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }

  > dt {
    font-weight: 500;
  }
`

const Explanation = styled.dd(flowStyles)
