import styled from "@emotion/styled"
import X from "lucide-react/icons/x"
import { useEffect, useSyncExternalStore } from "react"
import { endNavigation, navigationState, subscribeToNavigation } from "../router/navigate-to"
import { color, hover, radius, shadow, size, space, typography, zIndex } from "../theme/tokens"
import { iconButton } from "../ui/actions/icon-button"
import { useTexts } from "../ui/text/texts"

/** Notice that a page did not open because the browser is offline. */
export const OfflineNotice = () => {
  const texts = useTexts("problems")
  const state = useSyncExternalStore(subscribeToNavigation, navigationState, () => "idle")
  const offline = state === "offline"

  useEffect(() => {
    if (!offline) return
    window.addEventListener("online", endNavigation)
    return () => window.removeEventListener("online", endNavigation)
  }, [offline])

  return (
    <Position role="status">
      {offline ? (
        <Notice>
          <p>{texts.offline}</p>
          <Close type="button" aria-label={texts.close} onClick={endNavigation}>
            <X size={20} strokeWidth={1.75} />
          </Close>
        </Notice>
      ) : null}
    </Position>
  )
}

const Position = styled.div`
  position: fixed;
  z-index: ${zIndex.toast};
  right: ${space[3]};
  bottom: max(${space[3]}, env(safe-area-inset-bottom));
  left: ${space[3]};
  display: flex;
  justify-content: center;
  pointer-events: none;
`

const Notice = styled.div`
  ${typography.small}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 34em;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[5]};
  outline: 1px solid transparent;
  border-radius: ${radius.lg};
  color: ${color.text};
  background: ${color.surfaceRaised};
  box-shadow:
    inset 0 0 0 1px ${color.border},
    ${shadow.lg};
  pointer-events: auto;
`

const Close = styled.button`
  ${iconButton(size.touchTarget)}
  border-radius: ${radius.sm};
  background: transparent;

  ${hover} {
    &:hover {
      background: ${color.bgSubtle};
    }
  }
`
