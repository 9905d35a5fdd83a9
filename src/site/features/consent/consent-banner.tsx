import styled from "@emotion/styled"
import { color, radius, shadow, space, typography, zIndex } from "../../theme/tokens"
import { Pill } from "../../ui/actions/pill"
import { useTexts } from "../../ui/text/texts"

interface ConsentBannerProps {
  onAllow: () => void
  onDecline: () => void
}

/**
 * Ask for consent to analytics. Neither takes the focus nor blocks the page, and both answers look the same. It is
 * first in the document, for keyboard users, and shown at the bottom of the window.
 */
export const ConsentBanner = ({ onAllow, onDecline }: ConsentBannerProps) => {
  const texts = useTexts("consent")
  return (
    <Banner aria-label={texts.name}>
      <p>{texts.question}</p>
      <Answers>
        <Pill color="green" outline onClick={onAllow}>
          {texts.allow}
        </Pill>
        <Pill color="green" outline onClick={onDecline}>
          {texts.decline}
        </Pill>
      </Answers>
    </Banner>
  )
}

// Scroll focused elements above the banner, including the page's last line.
const Banner = styled.section`
  ${typography.small}
  position: fixed;
  z-index: ${zIndex.toast};
  right: ${space[3]};
  bottom: max(${space[3]}, env(safe-area-inset-bottom));
  left: ${space[3]};
  display: grid;
  gap: ${space[4]};
  width: fit-content;
  max-width: 30em;
  padding: ${space[5]};
  outline: 1px solid transparent;
  border-radius: ${radius.lg};
  color: ${color.text};
  background: ${color.surfaceRaised};
  box-shadow:
    inset 0 0 0 1px ${color.border},
    ${shadow.lg};

  html:has(&) {
    scroll-padding-bottom: 12em;

    body {
      padding-bottom: 12em;
    }
  }
`

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
