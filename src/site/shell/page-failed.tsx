import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { fillParts } from "../../util/fill-text"
import { color, sectionSpace, space, typography } from "../theme/tokens"
import { Container } from "../ui/layout/container"
import { useTexts } from "../ui/text/texts"

/** Shown instead of a page that failed to render: an explanation, and a link that reloads the document. */
export const PageFailed = () => {
  const { heading, text, reload } = useTexts("problems")
  return (
    <Frame>
      <Container>
        <h1>{heading}</h1>
        <p>
          {fillParts<ReactNode>(text, {
            reload: (
              <ReloadLink key="reload" href="">
                {reload}
              </ReloadLink>
            ),
          })}
        </p>
      </Container>
    </Frame>
  )
}

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
