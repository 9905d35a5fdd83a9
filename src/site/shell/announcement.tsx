import styled from "@emotion/styled"
import { Link } from "../router/link"
import { color, size, typography } from "../theme/tokens"
import { Container } from "../ui/layout/container"
import type { Site } from "./use-site"

/** The line above the header. After its last day, builds leave it out, and `site/shell/head/first-script.ts` hides it. */
export const Announcement = ({ site: { settings, texts } }: { site: Site }) => {
  if (!settings.announcement) return null
  const { text, path } = settings.announcement
  return (
    <Line aria-label={texts.page.announcement}>
      <Container>{path ? <Link href={path}>{text}</Link> : <p>{text}</p>}</Container>
    </Line>
  )
}

const Line = styled.aside`
  ${typography.small}
  --focus: ${color.textOnInverseAccent};
  color: ${color.textOnInverse};
  background: ${color.surfaceInverse};
  text-align: center;

  [data-outdated] & {
    display: none;
  }

  > div > * {
    display: grid;
    min-height: ${size.touchTarget};
    align-content: center;
    padding-block: 6px;
    text-wrap: balance;
  }

  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
