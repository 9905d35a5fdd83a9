import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import { withPrefix } from "gatsby"
import Phone from "lucide-react/icons/phone"
import Search from "lucide-react/icons/search"
import { useContext } from "react"
import * as pageIds from "../../../util/page-ids"
import { phoneLink } from "../../features/contact/mail-link"
import { CurrentPath } from "../../router/current-path"
import { Link } from "../../router/link"
import { scrollAnimation } from "../../theme/scroll-animation"
import { color, duration, easing, from, hover, space, typography } from "../../theme/tokens"
import { Button } from "../../ui/actions/button"
import { Pill } from "../../ui/actions/pill"
import { Container } from "../../ui/layout/container"
import type { Site } from "../use-site"
import { Whereabouts } from "../whereabouts"

/** The ink section at the end of every page: invitation, links to all menu pages, legal line, wordmark. */
export const Footer = ({ site }: { site: Site }) => {
  const { settings, names, navigation, services, technologies, texts, year } = site
  const { invitation, action, columns } = navigation.footer
  return (
    <Frame>
      <Container>
        <Columns id={pageIds.footer} aria-label={texts.footer.name} tabIndex={-1}>
          <div>
            <Invitation>{invitation}</Invitation>
            <Button variant="green" href={action.path} arrow>
              {action.name}
            </Button>
            <Pills>
              <Pill color="white" href={phoneLink(settings.phone)}>
                <Phone size={16} strokeWidth={2} aria-hidden />
                {settings.phone}
              </Pill>
              <Pill color="white" outline href="/search/">
                <Search size={16} strokeWidth={2} aria-hidden />
                {names.search}
              </Pill>
            </Pills>
          </div>
          {columns.map(({ title, list, links }) => (
            <div key={title}>
              <Title>{list ? <Link href={`/${list}/`}>{title}</Link> : title}</Title>
              <ul>
                {(list === "services" ? services : list === "technologies" ? technologies : links).map(
                  ({ name, path }) => (
                    <li key={path}>
                      <Link href={path}>{name}</Link>
                    </li>
                  ),
                )}
              </ul>
            </div>
          ))}
        </Columns>
        <Legal>
          <span>
            © {year} {settings.productName}
          </span>
          <Whereabouts settings={settings} />
          <a href={`mailto:${settings.email}`}>{settings.email}</a>
          <OnPaper data-text={`${settings.phone} · ${settings.url}${useContext(CurrentPath)}`} />
        </Legal>
        <Wordmark aria-hidden />
      </Container>
    </Frame>
  )
}

const Frame = styled.footer`
  --focus: ${color.textOnInverseAccent};
  padding-top: clamp(64px, 7vw, 112px);
  color: ${color.textOnInverse};
  background: ${color.surfaceInverse};

  ${hover} {
    a:not(:has(svg)):hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
`

const Columns = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[10]} ${space[3]};
  scroll-margin-top: ${space[10]};

  &:focus {
    outline: none;
  }

  > div:first-of-type {
    grid-column: 1 / -1;
  }

  ${from.md} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space[12]} ${space[6]};
  }

  ${from.lg} {
    grid-template-columns: 5fr 2fr 2fr 1.6fr 1.4fr;

    > div:first-of-type {
      grid-column: auto;
    }
  }

  li a {
    display: inline-block;
    max-width: 100%;
    padding: 5px 0;
    overflow-wrap: break-word;
  }
`

const Invitation = styled.p`
  ${typography.h3}
  max-width: 11em;
  margin-bottom: 28px;
  font-weight: 400;
`

const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[4]};
`

const Title = styled.h2`
  ${typography.small}
  margin-bottom: 14px;
  font-weight: 500;
  color: ${color.textOnInverseSecondary};
`

const Legal = styled.div`
  ${typography.small}
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[3]} ${space[8]};
  margin-top: clamp(48px, 6vw, 88px);
  padding-block: 28px;
  border-top: 1px solid ${color.borderInverse};
  color: ${color.textOnInverseSecondary};

  ${from.md} {
    flex-flow: row wrap;
  }
`

/** Telephone and address of the page, in print only: not in its text, which differs at addresses without a page. */
const OnPaper = styled.span`
  display: none;
`

/** It is lit or not: a custom property has no values in between. */
const lightUp = keyframes`
  from {
    --unlit: 1;
  }
`

const wordmark = `url("${withPrefix("/brand/wordmark-large.svg")}")`

/** The share of the name that "light" takes, from the right. */
const lightShare = 0.461

/**
 * The name at full container width, cropped just below its baseline: 236 of the SVG's 310 units. Loaded lazily. As the
 * visitor scrolls to it, its last five letters light up, and stay lit.
 */
const Wordmark = styled.div`
  position: relative;
  aspect-ratio: 1170.7 / 236;
  margin-top: ${space[2]};
  content-visibility: auto;
  ${scrollAnimation(lightUp, "entry 40% entry 96%")}

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background: ${color.surfaceInverseRaised};
    -webkit-mask: ${wordmark} top right / 100% auto no-repeat;
    mask: ${wordmark} top right / 100% auto no-repeat;
  }

  &::after {
    left: ${100 - lightShare * 100}%;
    background: ${color.textOnInverseAccent};
    opacity: calc(1 - var(--unlit, 0));
    transition: opacity ${duration.slower} ${easing.standard};
    -webkit-mask-size: ${100 / lightShare}% auto;
    mask-size: ${100 / lightShare}% auto;
  }
`
