import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import { useSyncExternalStore } from "react"
import { navigationState, subscribeToNavigation } from "../router/navigate-to"
import { color, easing, forcedColors, zIndex } from "../theme/tokens"
import { useTexts } from "../ui/text/texts"

/** A progress bar at the top of the window during slow navigation. */
export const LoadingBar = () => {
  const { loading } = useTexts("page")
  const state = useSyncExternalStore(subscribeToNavigation, navigationState, () => "idle")
  return state === "slow" ? <Line role="progressbar" aria-label={loading} /> : null
}

/** The duration is unknown, so the bar slows down and never reaches the end. */
const grow = keyframes`
  from {
    transform: scaleX(0);
  }

  to {
    transform: scaleX(0.95);
  }
`

const Line = styled.div`
  position: fixed;
  z-index: ${zIndex.loadingBar};
  top: 0;
  inset-inline: 0;
  height: 3px;
  background: ${color.accent};
  transform: scaleX(0.95);
  transform-origin: left;
  animation: ${grow} 8s ${easing.out};
  pointer-events: none;

  ${forcedColors} {
    background: Highlight;
  }
`
