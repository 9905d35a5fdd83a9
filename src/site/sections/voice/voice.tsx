import styled from "@emotion/styled"
import type { TextPropsOf } from "../../../content/define"
import { color, forcedColors, space, typography } from "../../theme/tokens"
import { Container } from "../../ui/layout/container"
import { Portrait } from "../../ui/media/portrait"
import type { voice } from "./section"

/** One sentence of the client at the size of a heading, with a portrait. */
export const Voice = ({ by, role, image, imageDark, children }: TextPropsOf<typeof voice>) => (
  <Frame>
    <Container as="blockquote">
      <div>{children}</div>
    </Container>
    <Container as="figcaption">
      {image ? <Portrait image={image} dark={imageDark} size={64} /> : null}
      <span>
        <strong>{by}</strong>
        {role ? <span>{role}</span> : null}
      </span>
    </Container>
  </Frame>
)

const Frame = styled.figure`
  padding-block: clamp(56px, 8vw, 136px);
  background: var(--page-soft, ${color.bgSubtle});

  blockquote > div {
    ${typography.h2}
    max-width: 19em;
    font-weight: 400;
    text-wrap: balance;
  }

  blockquote::before {
    ${typography.display}
    content: "“";
    display: block;
    height: 0.5em;
    line-height: 1;
    color: ${color.accentText};

    ${forcedColors} {
      color: Highlight;
    }
  }

  figcaption {
    display: flex;
    gap: ${space[4]};
    align-items: center;
    margin-top: clamp(28px, 3vw, 48px);
    color: ${color.textSecondary};
  }

  figcaption > span {
    display: grid;
  }

  strong {
    font-weight: 500;
    color: ${color.text};
  }
`
