import styled from "@emotion/styled"
import type { TextPropsOf } from "../../../content/define"
import { Flow } from "../../body/text-styles"
import { color, forcedColors, radius, space } from "../../theme/tokens"
import type { details } from "./section"

/** Text that the visitor opens, without a script. */
export const Details = ({ summary, children }: TextPropsOf<typeof details>) => (
  <Frame>
    <summary>{summary}</summary>
    <Flow>{children}</Flow>
  </Frame>
)

const Frame = styled.details`
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};

  > summary {
    border-radius: ${radius.xs};
    font-weight: 500;
    cursor: pointer;
    overflow-wrap: anywhere;

    &::marker {
      color: ${color.accentText};
    }

    ${forcedColors} {
      outline: none;

      &:focus-visible {
        outline: 3px solid Highlight;
      }
    }
  }

  > div {
    margin-top: ${space[4]};
  }
`
