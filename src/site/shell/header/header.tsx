import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import { lazy, useMemo } from "react"
import { color, from, grid, lowWindow, scrollMotion, space, zIndex } from "../../theme/tokens"
import { Pill } from "../../ui/actions/pill"
import { ErrorBoundary } from "../../ui/hydration/error-boundary"
import { HydrateWhen } from "../../ui/hydration/hydrate-when"
import { Container } from "../../ui/layout/container"
import { Logo } from "../../ui/media/logo"
import type { SiteProps } from "../use-site"
import { MobileMenu } from "./mobile-menu"
import { SearchButton } from "./search-button"
import { ThemeSwitch } from "./theme-switch"
import { windowFromLg } from "./window-from-lg"

/** The header of every page. Narrow windows do not load the script of its navigation. */
export const Header = ({ site, pathname }: SiteProps) => {
  const navigation = useMemo(
    () => (
      <ErrorBoundary name="navigation">
        <HydrateWhen ready={windowFromLg} part={() => document.querySelector("header")}>
          <MainNavigation site={site} pathname={pathname} />
        </HydrateWhen>
      </ErrorBoundary>
    ),
    [site, pathname],
  )
  return (
    <Sticky>
      <Bar>
        <Logo productName={site.settings.productName} />
        <FromLg>{navigation}</FromLg>
        <Actions>
          <Tools>
            <SearchButton name={site.names.search} />
            <FromLg>
              <ThemeSwitch />
            </FromLg>
          </Tools>
          <Estimate>
            <Pill color="green" href={site.navigation.action.path}>
              {site.navigation.action.name}
            </Pill>
          </Estimate>
          <BelowLg>
            <MobileMenu site={site} pathname={pathname} />
          </BelowLg>
        </Actions>
        <Progress />
      </Bar>
    </Sticky>
  )
}

const MainNavigation = lazy(() =>
  import("./main-navigation").then(({ MainNavigation }) => ({ default: MainNavigation })),
)

const Sticky = styled.header`
  position: sticky;
  z-index: ${zIndex.header};
  top: 0;
  border-bottom: 1px solid ${color.border};
  background: ${color.bg};
  view-transition-name: header;

  ${lowWindow} {
    position: relative;
  }
`

const travel = keyframes`
  from {
    opacity: 0;
    transform: translateX(calc(8px - 100%));
  }

  2% {
    opacity: 1;
  }
`

/** How far a long page has been read: the logo's dot travels along the header's foot, and draws a line behind it. */
const Progress = styled.i`
  position: absolute;
  inset: auto ${grid.gutter} 0;
  display: none;
  overflow: clip;

  &::after {
    content: "";
    display: block;
    height: 8px;
    background:
      radial-gradient(closest-side, ${color.accent} 90%, transparent) 100% 0 / 8px no-repeat,
      linear-gradient(${color.accent} 0 0) 0 100% / 100% 2px no-repeat;
    animation: ${travel} linear;
    animation-timeline: scroll(root);
  }

  @supports (animation-timeline: scroll(root)) {
    ${scrollMotion} {
      html:has([data-on-this-page]) & {
        display: block;
      }
    }
  }
`

/*
 * Hidden until the header is complete: on slow connections it arrives in pieces, and its links would move. If the
 * selector ended in "*", every change of a page would compute all its styles again.
 */
const Bar = styled(Container)`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: var(--header-size);

  header:not(:has(+ *)) > & {
    visibility: hidden;
  }
`

const FromLg = styled.div`
  display: none;

  ${from.lg} {
    display: block;
  }
`

const Tools = styled.div`
  display: flex;
  gap: ${space[1]};
`

const BelowLg = styled.div`
  ${from.lg} {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`

const Estimate = styled.div`
  display: none;

  ${from.sm} {
    display: block;
  }

  > a {
    min-height: 48px;
    padding-inline: 22px;
  }
`
