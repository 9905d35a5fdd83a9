import styled from "@emotion/styled"
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { fillText } from "../../../util/fill-text"
import { type MovingElements, withTransition } from "../../router/with-transition"
import { below, breakpoints, color, duration, easing, motion, radius, space } from "../../theme/tokens"
import { useTexts } from "../text/texts"
import { VisuallyHidden } from "../text/visually-hidden"
import { Picture, type PictureSource } from "./picture"
import { PreviewToolbar } from "./preview-toolbar"
import { type PreviewView, usePreviewView } from "./use-preview-view"
import { useRotatedFit } from "./use-rotated-fit"

export interface ImagePreviewProps {
  image: PictureSource
  alt: string
  /** Accessible name of the dialog. */
  name: string
  /** What the image becomes when it closes. */
  thumbnail: () => MovingElements
  onClose: () => void
}

/**
 * An image in a modal dialog: zoom from 1 to 50 in steps of 0.5, rotate, flip, drag. On phones it begins as high as the
 * window, and may be wider. A rotated image is scaled to fit the screen. Escape closes the dialog, + and − zoom, arrow
 * keys move the image. The focus stays inside.
 */
export const ImagePreview = ({ image, alt, name, thumbnail, onClose }: ImagePreviewProps) => {
  const texts = useTexts("preview")
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { view, actions, move, drag } = usePreviewView(stage)
  const fit = useRotatedFit(stage, view.angle)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    dialog.current?.querySelector("button")?.focus()
  }, [])

  // The browser restores the focus when it closes the dialog. Unmount only after that.
  const close = () => {
    const closed = new Promise<Event>((resolve) =>
      dialog.current?.addEventListener("close", resolve, { once: true }),
    )
    void withTransition({
      update: async () => {
        dialog.current?.close()
        await closed
      },
      after: thumbnail,
    })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === "Tab") return trapFocus(event)
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const arrow = arrows[event.key]
    if (event.key === "Escape") close()
    else if (event.key === "+" || event.key === "=") actions.zoomIn()
    else if (event.key === "-" || event.key === "−") actions.zoomOut()
    else if (arrow) move(...arrow)
    else return
    event.preventDefault()
  }

  return createPortal(
    <Dialog
      ref={dialog}
      aria-label={fillText(texts.name, { name })}
      onKeyDown={onKeyDown}
      onClose={onClose}
      onClick={(event: MouseEvent) => event.target === event.currentTarget && close()}
    >
      <Stage ref={stage} data-enlarged={view.scale > 1 ? "" : undefined} {...drag}>
        <Transformed $view={{ ...view, scale: view.scale * fit }}>
          <FullImage image={image} alt={alt} sizes={sizes} eager />
        </Transformed>
      </Stage>
      <PreviewToolbar scale={view.scale} actions={actions} close={close} />
      <VisuallyHidden role="status">
        {[
          fillText(texts.zoom, { scale: view.scale }),
          view.angle % 360 && fillText(texts.turned, { angle: ((view.angle % 360) + 360) % 360 }),
          view.flippedX && texts.flippedHorizontally,
          view.flippedY && texts.flippedVertically,
        ]
          .filter(Boolean)
          .join(", ")}
      </VisuallyHidden>
    </Dialog>,
    document.body,
  )
}

/** On phones, of images up to twice as wide as high. */
const sizes = `(width < ${breakpoints.md / 16}em) max(100vw, 200vh), 100vw`

/** Pixels that an arrow key moves the image. */
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [40, 0],
  ArrowRight: [-40, 0],
  ArrowUp: [0, 40],
  ArrowDown: [0, -40],
}

/** Move the focus from the last button to the first, and back, so that it stays in the dialog. */
const trapFocus = (event: KeyboardEvent<HTMLDialogElement>) => {
  const buttons = [...event.currentTarget.querySelectorAll("button")]
  const leaving = event.shiftKey ? buttons[0] : buttons.at(-1)
  if (document.activeElement !== leaving) return
  event.preventDefault()
  ;(event.shiftKey ? buttons.at(-1) : buttons[0])?.focus()
}

const Dialog = styled.dialog`
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

  ${motion} {
    transition: opacity ${duration.base} ${easing.out}, scale ${duration.base} ${easing.out};

    @starting-style {
      opacity: 0;
      scale: 0.97;
    }
  }
`

/** Around an image in its middle, also if the image is wider. */
const around = "grid-template-columns: minmax(0, 1fr);"

const Stage = styled.div`
  display: grid;
  ${around}
  place-items: center;
  width: fit-content;
  max-width: 100%;
  height: 100%;
  pointer-events: none;

  &[data-enlarged] {
    cursor: grab;
    pointer-events: auto;
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;
  }

  &[data-enlarged]:active {
    cursor: grabbing;
  }
`

const Transformed = styled.div<{ $view: PreviewView }>`
  display: grid;
  place-items: center;
  max-height: 100%;
  pointer-events: auto;

  ${around}

  ${below.md} {
    touch-action: none;
  }

  transform: ${({ $view: { x, y, angle, scale, flippedX, flippedY } }) =>
    `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${flippedX ? -scale : scale}, ${flippedY ? -scale : scale})`};

  ${motion} {
    transition: transform ${duration.base} ${easing.out};
  }
`

const FullImage = styled(Picture)`
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: calc(100dvh - 108px);
  border-radius: ${radius.md};
  object-fit: contain;

  ${below.md} {
    max-width: none;
    height: calc(100dvh - 108px);
  }

  view-transition-name: preview;
`
