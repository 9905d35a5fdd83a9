import styled from "@emotion/styled"
import { Link } from "../../router/link"
import { color, duration, onHover, radius } from "../../theme/tokens"

/** A link in the text. */
export const ProseLink = styled(Link)`
  border-radius: ${radius.xs};
  color: ${color.accentText};
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.2em;
  transition: text-decoration-color ${duration.fast};
  overflow-wrap: anywhere;

  ${onHover(`text-decoration-color: currentColor;`)}
`
