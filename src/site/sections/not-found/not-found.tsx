import styled from "@emotion/styled"
import ArrowRight from "lucide-react/icons/arrow-right"
import { useContext, useMemo } from "react"
import type { PropsOf } from "../../../content/define"
import * as pageIds from "../../../util/page-ids"
import { listedPages, startingPoints } from "../../features/search/listed-pages"
import { wordsOfPath } from "../../features/search/search-address"
import { SiteSearch } from "../../features/search/site-search"
import { useNearestPages } from "../../features/search/use-nearest-pages"
import { CurrentPath } from "../../router/current-path"
import { Link } from "../../router/link"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { movingArrow } from "../../theme/moving-arrow"
import { color, forcedColors, from, onHover, space, typography } from "../../theme/tokens"
import { Button } from "../../ui/actions/button"
import { ScriptsOnly, WithoutScripts } from "../../ui/hydration/scripts-only"
import { Container } from "../../ui/layout/container"
import { horizontalOffsetStyles } from "../../ui/layout/horizontal-offset"
import { Heading, Lead } from "../../ui/layout/page-section"
import type { notFound } from "./section"

export type NotFoundProps = PropsOf<typeof notFound>

/** Number of links. It does not change when the nearest pages are known, so that the layout does not shift. */
const linkCount = 4

/** The content of the 404 page, with links to the pages that are most like the requested address. */
export const NotFound = ({ heading, lead, texts, pages: documents }: NotFoundProps) => {
  const requestedPath = useContext(CurrentPath) ?? ""
  const pages = useMemo(() => listedPages(documents).filter(({ path }) => path !== "/"), [documents])
  const nearest = useNearestPages(requestedPath, pages)
  const main = startingPoints.flatMap((start) => pages.filter(({ path }) => path === start))
  const others = main.filter(({ path }) => nearest.every((page) => page.path !== path))
  const words = texts?.notFound
  return words ? (
    <Frame>
      <Container>
        <ErrorCode role="img" aria-label="404">
          4<i data-light="" />4
        </ErrorCode>
        <Title as="h1">{heading}</Title>
        <Sentence>{lead}</Sentence>
        <Actions>
          <Button href="/">{words.home}</Button>
          <WithoutScripts>
            <Button variant="white" href="/search/">
              {words.allPages}
            </Button>
          </WithoutScripts>
        </Actions>
        <ScriptsOnly>
          <SiteSearch label={words.field} button={words.search} words={wordsOfPath(requestedPath)} />
        </ScriptsOnly>
        <Pages aria-labelledby={pageIds.nearestPages}>
          <ListTitle id={pageIds.nearestPages}>{nearest.length > 0 ? words.nearest : words.start}</ListTitle>
          <ul>
            {[...nearest, ...others].slice(0, linkCount).map(({ path, name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: only the content of the rows changes
              <li key={index}>
                <PageLink href={path}>
                  <span>{name}</span>
                  <ArrowRight size={18} strokeWidth={1.75} />
                </PageLink>
              </li>
            ))}
          </ul>
        </Pages>
      </Container>
    </Frame>
  ) : null
}

const light = `color-mix(in srgb, ${color.accentLine} 55%, transparent)`

/**
 * The light of the code falls on an arch; the other one never grew. They are below the first screen, or beside the text
 * and placed by the window's height, because the section grows while the page loads. The section fills the first screen,
 * so that the footer does not move into view.
 */
const Frame = styled.section`
  --arch: clamp(130px, 21vw, 330px);
  isolation: isolate;
  position: relative;
  min-height: calc(100dvh - var(--header-height));
  padding-block: clamp(56px, 7vw, 112px) 176px;
  overflow: hidden;

  ${horizontalOffsetStyles}

  &::before,
  &::after {
    content: "";
    position: absolute;
    z-index: -1;
    inset: max(100% - 112px, 100dvh - var(--header-height)) var(--horizontal-offset) 0 auto;
    width: var(--arch);
    border: 1.5px dashed ${color.accentText};
    border-bottom: 0;
    border-radius: 999px 999px 0 0;
  }

  &::after {
    right: calc(var(--horizontal-offset) + clamp(140px, 22.5vw, 354px));
    border: 0;
    background: linear-gradient(
        65deg,
        transparent 34%,
        ${light} 34% 50%,
        transparent 50% 55%,
        ${light} 55% 62%,
        transparent 62%
      )
      ${color.accentSoft};
    ${forcedColorsBorder}
  }

  ${from.md} {
    padding-bottom: clamp(64px, 7vw, 112px);

    &::before,
    &::after {
      top: 46dvh;
    }
  }
`

const ErrorCode = styled.div`
  display: flex;
  align-items: center;
  gap: 0.04em;
  font-size: clamp(7rem, 5rem + 12vw, 17rem);
  font-weight: 500;
  line-height: 0.8;
  letter-spacing: -0.06em;

  > i {
    width: 0.72em;
    height: 0.72em;
    margin: 0.06em 0.04em 0 0.08em;
    border-radius: 50%;
    background: ${color.accent};

    ${forcedColors} {
      background: Highlight;
    }
  }
`

const Title = styled(Heading)`
  margin: clamp(36px, 4vw, 64px) 0 14px;
`

const Sentence = styled(Lead)`
  max-width: 24em;
  margin-bottom: ${space[8]};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-bottom: ${space[8]};
`

const Pages = styled.nav`
  max-width: 480px;
  margin-top: ${space[12]};

  li {
    border-top: 1px solid ${color.borderHover};
  }

  li:last-of-type {
    border-bottom: 1px solid ${color.borderHover};
  }
`

const ListTitle = styled.h2`
  ${typography.h5}
  margin-bottom: ${space[3]};
`

const PageLink = styled(Link)`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  height: 52px;
  font-weight: 500;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${movingArrow("3px")}

  ${onHover(`color: ${color.accentText};`)}
`
