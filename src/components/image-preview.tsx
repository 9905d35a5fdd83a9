import styled from "@emotion/styled"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { FlipHorizontal2, FlipVertical2, RotateCcw, RotateCw, X, ZoomIn, ZoomOut } from "lucide-react"
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { color, duration, easing, from, radius, reducedMotion, space } from "../theme/tokens"
import { Picture } from "./picture"
import { maximumScale, minimumScale, usePreviewView } from "./use-preview-view"
import { VisuallyHidden } from "./visually-hidden"

export interface ImagePreviewProps {
  image: IGatsbyImageData
  alt: string
  /** Names the dialog. */
  name: string
  onClose: () => void
}

/**
 * A picture over the page, on a ground of 0.45: zoom from 1 to 50 in steps of 0.5, rotate, flip, drag. Escape closes
 * it, + and − zoom, arrow keys move the enlarged picture; the focus stays inside.
 */
export const ImagePreview = ({ image, alt, name, onClose }: ImagePreviewProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { view, zoomIn, zoomOut, rotate, flipHorizontally, flipVertically, move, drag } = usePreviewView()

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    dialog.current?.querySelector("button")?.focus()
  }, [])

  // The browser gives the focus back as it closes the dialog; only then may it leave the page.
  const close = () => dialog.current?.close()

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === "Tab") return keepInside(event)
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const arrow = arrows[event.key]
    if (event.key === "Escape") close()
    else if (event.key === "+" || event.key === "=") zoomIn()
    else if (event.key === "-" || event.key === "−") zoomOut()
    else if (arrow) move(...arrow)
    else return
    event.preventDefault()
  }

  const tools = [
    { name: "Zoom in", Icon: ZoomIn, act: zoomIn, off: view.scale >= maximumScale },
    { name: "Zoom out", Icon: ZoomOut, act: zoomOut, off: view.scale <= minimumScale },
    { name: "Rotate left", Icon: RotateCcw, act: () => rotate(-90) },
    { name: "Rotate right", Icon: RotateCw, act: () => rotate(90) },
    { name: "Flip horizontally", Icon: FlipHorizontal2, act: flipHorizontally },
    { name: "Flip vertically", Icon: FlipVertical2, act: flipVertically },
    { name: "Close preview", Icon: X, act: close },
  ]

  return createPortal(
    <Ground
      ref={dialog}
      aria-label={`Preview: ${name}`}
      onKeyDown={onKeyDown}
      onClose={onClose}
      onClick={(event: MouseEvent) => event.target === event.currentTarget && close()}
    >
      <Stage data-enlarged={view.scale > 1 ? "" : undefined} {...drag}>
        <Turned {...view}>
          <Whole image={image} alt={alt} sizes="100vw" eager />
        </Turned>
      </Stage>
      <Toolbar role="group" aria-label="Picture">
        {tools.map(({ name: tool, Icon, act, off }) => (
          <Tool
            key={tool}
            type="button"
            aria-label={tool}
            title={tool}
            aria-disabled={off || undefined}
            onClick={() => off || act()}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden focusable={false} />
          </Tool>
        ))}
      </Toolbar>
      <VisuallyHidden role="status">
        Zoom {view.scale}
        {view.angle % 360 ? `, turned ${((view.angle % 360) + 360) % 360} degrees` : ""}
        {view.flippedX ? ", flipped horizontally" : ""}
        {view.flippedY ? ", flipped vertically" : ""}
      </VisuallyHidden>
    </Ground>,
    document.body,
  )
}

/** How far an arrow key moves the picture, in pixels: the view goes the arrow's way. */
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [40, 0],
  ArrowRight: [-40, 0],
  ArrowUp: [0, 40],
  ArrowDown: [0, -40],
}

/** From the last button on to the first, instead of out of the page. */
const keepInside = (event: KeyboardEvent<HTMLDialogElement>) => {
  const buttons = [...event.currentTarget.querySelectorAll("button")]
  const leaving = event.shiftKey ? buttons[0] : buttons.at(-1)
  if (document.activeElement !== leaving) return
  event.preventDefault()
  ;(event.shiftKey ? buttons.at(-1) : buttons[0])?.focus()
}

const Ground = styled.dialog`
  --focus: ${color.textOnInverseAccent};
  position: fixed;
  inset: 0;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: ${space[4]} ${space[3]} 92px;
  border: 0;
  overflow: hidden;
  background: ${color.overlay};

  &::backdrop {
    background: transparent;
  }
`

const Stage = styled.div`
  display: grid;
  place-items: center;
  width: fit-content;
  max-width: 100%;
  height: 100%;
  pointer-events: none;

  &[data-enlarged] {
    cursor: grab;
    pointer-events: auto;
    touch-action: none;
    user-select: none;
  }

  &[data-enlarged]:active {
    cursor: grabbing;
  }
`

interface TurnedProps {
  scale: number
  angle: number
  flippedX: boolean
  flippedY: boolean
  x: number
  y: number
}

const viewProps = ["scale", "angle", "flippedX", "flippedY", "x", "y"]

const Turned = styled("div", { shouldForwardProp: (name) => !viewProps.includes(name) })<TurnedProps>`
  display: grid;
  place-items: center;
  max-height: 100%;
  pointer-events: auto;
  transform: translate(${({ x, y }) => `${x}px, ${y}px`}) rotate(${({ angle }) => angle}deg)
    scale(${({ scale, flippedX }) => (flippedX ? -scale : scale)}, ${({ scale, flippedY }) => (flippedY ? -scale : scale)});
  transition: transform ${duration.base} ${easing.out};

  ${reducedMotion} {
    transition: none;
  }
`

const Whole = styled(Picture)`
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: calc(100dvh - 108px);
  border-radius: ${radius.md};
  object-fit: contain;
`

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
`

const Tool = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 11px;
  background: transparent;
  cursor: pointer;
  transition: background ${duration.fast};

  &:hover {
    background: ${color.borderInverse};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-disabled="true"] {
    color: ${color.textOnInverseSecondary};
    opacity: 0.5;
    cursor: not-allowed;
  }
`
