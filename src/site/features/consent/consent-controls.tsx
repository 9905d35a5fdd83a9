import styled from "@emotion/styled"
import { useSyncExternalStore } from "react"
import { color, radius, shadow, size, space, typography, zIndex } from "../../theme/tokens"
import { Pill } from "../../ui/actions/pill"
import { Container } from "../../ui/layout/container"
import { useTexts } from "../../ui/text/texts"
import { consent, isOptedOutByBrowser, setConsent, subscribeToConsent } from "./analytics"

export interface ConsentControlsProps {
  /** question: the banner before the page. setting: the button after it. */
  part: "question" | "setting"
}

/**
 * A banner that asks for consent, then a button to change the choice. Nothing if the browser sends an opt-out signal.
 */
export default function ConsentControls({ part }: ConsentControlsProps) {
  const choice = useSyncExternalStore(subscribeToConsent, consent)
  if (isOptedOutByBrowser() || (choice === undefined) !== (part === "question")) return null
  return part === "question" ? <ConsentBanner /> : <ConsentSetting granted={choice === "granted"} />
}

/**
 * Ask for consent to analytics. Neither takes the focus nor blocks the page, and both answers look the same. It is
 * first in the document, for keyboard users, and shown at the bottom of the window.
 */
const ConsentBanner = () => {
  const texts = useTexts("consent")
  return (
    <Banner aria-label={texts.name}>
      <p>{texts.question}</p>
      <Answers>
        <Pill color="green" outline onClick={() => setConsent("granted")}>
          {texts.allow}
        </Pill>
        <Pill color="green" outline onClick={() => setConsent("denied")}>
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

/** The page's last line: the visitor's choice, and a button to change it. */
const ConsentSetting = ({ granted }: { granted: boolean }) => {
  const texts = useTexts("consent")
  return (
    <Strip>
      <Line>
        <span role="status">{granted ? texts.counted : texts.notCounted}</span>
        <Change type="button" onClick={() => setConsent(granted ? "denied" : "granted")}>
          {granted ? texts.stop : texts.start}
        </Change>
      </Line>
    </Strip>
  )
}

const Strip = styled.aside`
  --focus: ${color.textOnInverseAccent};
  ${typography.small}
  color: ${color.textOnInverseSecondary};
  background: ${color.surfaceInverse};
`

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[3]};
  padding-block: ${space[2]};
`

const Change = styled.button`
  min-height: ${size.touchTarget};
  padding: 0;
  border: 0;
  color: ${color.textOnInverse};
  background: transparent;
  text-decoration: underline;
  text-underline-offset: 4px;
  cursor: pointer;
`
