import styled from "@emotion/styled"
import Pause from "lucide-react/icons/pause"
import Play from "lucide-react/icons/play"
import { useRef, useState } from "react"
import FastMarquee from "react-fast-marquee"
import { fillText } from "../../../util/fill-text"
import { color, duration, onHover, reducedMotion, zIndex } from "../../theme/tokens"
import { iconButton } from "../actions/icon-button"
import { ErrorBoundary } from "../hydration/error-boundary"
import { useNearViewport } from "../hydration/use-near-viewport"
import { useReducedMotion } from "../hydration/use-reduced-motion"
import { useTexts } from "../text/texts"
import { VisuallyHidden } from "../text/visually-hidden"
import { LogoMask } from "./logo-mask"
import { marqueeSpeed, type VisibleLogos, visibleLogosStyles } from "./marquee-speed"
import { fastMarqueeStyles } from "./marquee-styles"
import { useMarqueeStarted } from "./use-marquee-started"
import { useSlotWidth } from "./use-slot-width"

export interface MarqueeLogo {
  key: string
  name: string
  /** URL of the SVG. */
  url: string
}

interface MarqueeProps {
  /** Label in the plural, e.g. "Partners". */
  label: string
  logos: readonly MarqueeLogo[]
  /** Number of visible logos for each window width, in ascending order. */
  visible: readonly VisibleLogos[]
  /** Time in which the row moves by one logo, in milliseconds. */
  msPerLogo: number
  /** Minimum space between two logos, in pixels. */
  spacing?: number
  /** In pixels. */
  logoHeight: number
}

/**
 * An endless row of logos. It is static and scrollable in the server's HTML, without JavaScript and with reduced
 * motion. Otherwise it starts to move near the viewport. Only its button pauses it, not hover or touch.
 */
export const Marquee = (props: MarqueeProps) =>
  props.logos.length > 0 ? (
    <ErrorBoundary name={`marquee ${props.label}`}>
      <Strip {...props} />
    </ErrorBoundary>
  ) : null

const Strip = ({ label, logos, visible, msPerLogo, spacing = 0, logoHeight }: MarqueeProps) => {
  const texts = useTexts("logos")
  const scroller = useRef<HTMLDivElement>(null)
  const prefersReducedMotion = useReducedMotion()
  const enabled = useNearViewport(scroller) && !prefersReducedMotion
  const speed = marqueeSpeed(useSlotWidth(scroller, enabled), msPerLogo)
  const [playing, setPlaying] = useState(true)
  const running = enabled && speed > 0
  const moving = useMarqueeStarted(scroller, running, speed)

  const slots = logos.map(({ key, url }) => (
    <Slot key={key} data-slot>
      <LogoMask url={url} height={logoHeight} />
    </Slot>
  ))

  return (
    <Root>
      <VisuallyHidden as="ul" aria-label={label}>
        {logos.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </VisuallyHidden>
      <Scroller
        ref={scroller}
        $visible={visible}
        $spacing={spacing}
        role="group"
        aria-label={fillText(texts.name, { name: label })}
        // Keeps the focus if the row begins to move meanwhile.
        tabIndex={moving ? -1 : 0}
      >
        <div aria-hidden>
          {moving ? null : <Row>{slots}</Row>}
          {running ? (
            <Running data-waiting={!moving || undefined}>
              <FastMarquee
                speed={speed}
                play={playing}
                autoFill={logos.length < Math.max(...visible.map(({ count }) => count))}
              >
                {slots}
              </FastMarquee>
            </Running>
          ) : null}
        </div>
      </Scroller>
      {moving ? (
        <PlayButton
          type="button"
          aria-label={fillText(playing ? texts.pause : texts.play, { name: label.toLowerCase() })}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause size={16} strokeWidth={1.75} /> : <Play size={16} strokeWidth={1.75} />}
        </PlayButton>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  position: relative;
`

// The fade at the right ends before the button.
const Scroller = styled.div<{ $visible: readonly VisibleLogos[]; $spacing: number }>`
  ${({ $visible }) => visibleLogosStyles($visible)}
  --spacing: ${({ $spacing }) => $spacing}px;
  --button: 48px;
  container-type: inline-size;
  position: relative;
  overflow: auto hidden;
  scrollbar-width: none;
  color: ${color.textSecondary};
  mask: linear-gradient(
    90deg,
    transparent,
    black 7%,
    black calc(93% - var(--button)),
    transparent calc(100% - var(--button))
  );

  &::-webkit-scrollbar {
    display: none;
  }

  ${reducedMotion} {
    mask: none;
  }

  @media (scripting: none) {
    mask: none;
  }

  ${fastMarqueeStyles}
`

const Row = styled.div`
  display: flex;
`

const Running = styled.div`
  &[data-waiting] {
    position: absolute;
    inset: 0 0 auto;
    visibility: hidden;
  }
`

const Slot = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: calc(100cqi / var(--visible));
  padding: 8px calc(var(--spacing) / 2);
`

const PlayButton = styled.button`
  position: absolute;
  z-index: ${zIndex.raised};
  top: 0;
  right: 12px;
  bottom: 0;
  ${iconButton("32px")}
  margin-block: auto;
  border-radius: 50%;
  color: ${color.textSecondary};
  background: none;
  transition: color ${duration.fast}, background ${duration.fast};

  ${onHover(`
    color: ${color.text};
    background: ${color.bgSunken};
  `)}
`
