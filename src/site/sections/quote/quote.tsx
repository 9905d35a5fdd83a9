import styled from "@emotion/styled"
import type { TextPropsOf } from "../../../content/define"
import { quotationStyles } from "../../body/text-styles"
import type { quote } from "./section"

/** A quotation with its source. */
export const Quote = ({ by, role, children }: TextPropsOf<typeof quote>) => (
  <Frame>
    <blockquote>{children}</blockquote>
    <figcaption>
      <strong>{by}</strong>
      {role ? `, ${role}` : null}
    </figcaption>
  </Frame>
)

const Frame = styled.figure(quotationStyles)
