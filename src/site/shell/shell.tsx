import styled from "@emotion/styled"
import { lazy, type ReactNode, useEffect, useMemo } from "react"
import * as pageIds from "../../util/page-ids"
import { Consent } from "../features/consent/consent"
import { CurrentPath } from "../router/current-path"
import { followPageLinks } from "../router/page-links"
import { useRouteFocus } from "../router/use-route-focus"
import { color, radius, space, zIndex } from "../theme/tokens"
import { useEarlyClick } from "../ui/hydration/early-click"
import { ErrorBoundary } from "../ui/hydration/error-boundary"
import { firstInteraction } from "../ui/hydration/first-interaction"
import { Slice } from "../ui/hydration/slice"
import { TextsContext } from "../ui/text/texts"
import { Announcement } from "./announcement"
import { Header } from "./header/header"
import { LoadingBar } from "./loading-bar"
import { PageFailed } from "./page-failed"
import { useSite } from "./use-site"

export interface ShellProps {
  /** Path of the current page, without the site's prefix. */
  pathname: string
  children: ReactNode
}

/** The app shell around every page. */
export const Shell = ({ pathname, children }: ShellProps) => {
  const site = useSite()
  useRouteFocus(pathname)
  useEffect(followPageLinks, [])
  useEarlyClick()
  const footer = useMemo(
    () => (
      <Slice name="footer" orWhen={firstInteraction}>
        <Footer site={site} />
      </Slice>
    ),
    [site],
  )
  return (
    <CurrentPath value={pathname}>
      <TextsContext value={site.texts}>
        <LoadingBar />
        <Page>
          <SkipLink href={`#${pageIds.main}`}>{site.texts.page.skip}</SkipLink>
          <Consent part="question" />
          <Announcement site={site} />
          <Header site={site} pathname={pathname} />
          <Main id={pageIds.main} tabIndex={-1}>
            <ErrorBoundary key={pathname} name="page" fallback={<PageFailed />}>
              {children}
            </ErrorBoundary>
          </Main>
          {footer}
          <Consent part="setting" />
        </Page>
      </TextsContext>
    </CurrentPath>
  )
}

const Footer = lazy(() => import("./footer/footer").then(({ Footer }) => ({ default: Footer })))

/** At least as high as the window, so that the footer of a short page is at the bottom. */
const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`

/** No focus ring when a script focuses the page or its heading. */
const Main = styled.main`
  flex: 1 0 auto;

  &:focus,
  & [tabindex="-1"]:is(h1, h2, h3):focus {
    outline: none;
  }
`

const SkipLink = styled.a`
  position: fixed;
  z-index: ${zIndex.toast};
  top: ${space[3]};
  left: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.md};
  font-weight: 500;
  color: ${color.onAccent};
  background: ${color.accent};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`
