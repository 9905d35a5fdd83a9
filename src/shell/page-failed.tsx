import styled from "@emotion/styled"
import { Container } from "../components/container"
import { color, section, space, typography } from "../theme/tokens"

/** In the place of a page that fails while it is drawn: what happened, and a normal page load as the way on. */
export const PageFailed = () => (
  <Band>
    <Container>
      <h1>This page could not be shown</h1>
      <p>
        Something went wrong while it was opened. <Again href="">Load it again</Again>, or go on by the menu
        above.
      </p>
    </Container>
  </Band>
)

const Band = styled.section`
  padding-block: ${section.paddingBlock};

  h1 {
    ${typography.h1}
    margin-bottom: ${space[5]};
  }

  p {
    ${typography.lead}
    color: ${color.textSecondary};
  }
`

/** A plain anchor to the address shown: the browser loads the document. */
const Again = styled.a`
  color: ${color.accentText};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`
