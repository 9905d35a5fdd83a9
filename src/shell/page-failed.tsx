import styled from "@emotion/styled"
import { Container } from "../ui/layout/container"
import { color, sectionSpace, space, typography } from "../ui/theme/tokens"

/** Shown instead of a page that failed to render: an explanation, and a link that reloads the document. */
export const PageFailed = () => (
  <Frame>
    <Container>
      <h1>This page could not be shown</h1>
      <p>
        Something went wrong while it was opened. <ReloadLink href="">Load it again</ReloadLink>, or choose
        another page from the menu above.
      </p>
    </Container>
  </Frame>
)

const Frame = styled.section`
  padding-block: ${sectionSpace.paddingBlock};

  h1 {
    ${typography.h1}
    margin-bottom: ${space[5]};
  }

  p {
    ${typography.lead}
    color: ${color.textSecondary};
  }
`

/** A plain anchor to the current URL: the browser loads the document. */
const ReloadLink = styled.a`
  color: ${color.accentText};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`
