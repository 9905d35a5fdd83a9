import styled from "@emotion/styled"
import FlipHorizontal2 from "lucide-react/icons/flip-horizontal-2"
import FlipVertical2 from "lucide-react/icons/flip-vertical-2"
import RotateCcw from "lucide-react/icons/rotate-ccw"
import RotateCw from "lucide-react/icons/rotate-cw"
import X from "lucide-react/icons/x"
import ZoomIn from "lucide-react/icons/zoom-in"
import ZoomOut from "lucide-react/icons/zoom-out"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, duration, from, onHover, size, space } from "../../theme/tokens"
import { iconButton } from "../actions/icon-button"
import { useTexts } from "../text/texts"
import { maximumScale, minimumScale, type PreviewActions } from "./use-preview-view"

interface PreviewToolbarProps {
  scale: number
  actions: PreviewActions
  close: () => void
}

/**
 * Toolbar of the image preview, at the bottom of the window. Zoom buttons keep the focus at their limit
 * (`aria-disabled`).
 */
export const PreviewToolbar = ({ scale, close, actions }: PreviewToolbarProps) => {
  const texts = useTexts("preview")
  const tools = [
    { name: texts.zoomIn, Icon: ZoomIn, act: actions.zoomIn, off: scale >= maximumScale },
    { name: texts.zoomOut, Icon: ZoomOut, act: actions.zoomOut, off: scale <= minimumScale },
    { name: texts.rotateLeft, Icon: RotateCcw, act: () => actions.rotate(-90) },
    { name: texts.rotateRight, Icon: RotateCw, act: () => actions.rotate(90) },
    { name: texts.flipHorizontally, Icon: FlipHorizontal2, act: actions.flipHorizontally },
    { name: texts.flipVertically, Icon: FlipVertical2, act: actions.flipVertically },
    { name: texts.close, Icon: X, act: close },
  ]

  return (
    <Toolbar role="group" aria-label={texts.tools}>
      {tools.map(({ name, Icon, act, off }) => (
        <Tool
          key={name}
          type="button"
          aria-label={name}
          title={name}
          aria-disabled={off || undefined}
          onClick={() => off || act()}
        >
          <Icon size={20} strokeWidth={1.75} />
        </Tool>
      ))}
    </Toolbar>
  )
}

const Toolbar = styled.div`
  position: fixed;
  bottom: 18px;
  left: 50%;
  display: flex;
  gap: 0;
  padding: ${space[1]};
  border-radius: 16px;
  color: ${color.textOnInverse};
  background: ${color.surfaceInverse};
  transform: translateX(-50%);

  ${from.sm} {
    gap: ${space[1]};
    padding: 6px;
  }

  ${forcedColorsBorder}
`

const Tool = styled.button`
  ${iconButton(size.touchTarget)}
  border-radius: 11px;
  background: transparent;
  transition: background ${duration.fast};

  ${onHover(`background: ${color.borderInverse};`)}

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-disabled="true"] {
    color: ${color.textOnInverseSecondary};
    opacity: 0.5;
    cursor: not-allowed;
  }
`
