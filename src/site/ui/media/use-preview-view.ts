import { type PointerEvent, type RefObject, useReducer, useRef } from "react"

/** Specification, sections 4 and 9. */
export const minimumScale = 1
export const maximumScale = 50
const zoomStep = 0.5

const initialView = {
  scale: minimumScale,
  /** Degrees. Accumulates beyond 360, so that each rotation takes the short way. */
  angle: 0,
  flippedX: false,
  flippedY: false,
  /** Offset of the enlarged image in pixels. */
  x: 0,
  y: 0,
}

export type PreviewView = typeof initialView

/** Actions of the toolbar's buttons. */
export type PreviewActions = ReturnType<typeof usePreviewView>["actions"]

/**
 * Zoom, rotation and offset of the previewed image, and functions to change them.
 * @param stage around the image, which may be wider than the window
 */
export const usePreviewView = (stage: RefObject<HTMLElement | null>) => {
  const [view, change] = useReducer(
    (current: PreviewView, next: (view: PreviewView) => Partial<PreviewView>) => ({
      ...current,
      ...next(current),
    }),
    initialView,
  )
  const dragged = useRef<{ x: number; y: number } | null>(null)

  const zoom = (steps: number) =>
    change(({ scale, x, y }) => {
      const next = Math.min(maximumScale, Math.max(minimumScale, scale + steps * zoomStep))
      // Keep the centre of the view. At scale 1 the image is centred.
      const factor = next === minimumScale ? 0 : next / scale
      return { scale: next, x: x * factor, y: y * factor }
    })

  const move = (x: number, y: number) =>
    change((current) => {
      const { innerWidth, innerHeight } = window
      // A rotated image fits.
      const width = current.angle % 180 ? 0 : (stage.current?.querySelector("img")?.offsetWidth ?? 0)
      const isEnlarged = current.scale > minimumScale
      const limit = (length: number) => (length * (current.scale + 1)) / 2
      return {
        x: clamp(current.x + x, isEnlarged ? limit(innerWidth) : Math.max(0, (width - innerWidth) / 2)),
        y: clamp(current.y + y, isEnlarged ? limit(innerHeight) : 0),
      }
    })

  const endDrag = () => {
    dragged.current = null
  }

  const drag = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture?.(event.pointerId)
      dragged.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!dragged.current) return
      move(event.clientX - dragged.current.x, event.clientY - dragged.current.y)
      dragged.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  }

  const actions = {
    zoomIn: () => zoom(1),
    zoomOut: () => zoom(-1),
    rotate: (degrees: number) =>
      change(({ angle, scale }) => ({
        angle: angle + degrees,
        ...(scale === minimumScale && { x: 0, y: 0 }),
      })),
    flipHorizontally: () => change(({ flippedX }) => ({ flippedX: !flippedX })),
    flipVertically: () => change(({ flippedY }) => ({ flippedY: !flippedY })),
  }

  return { view, actions, move, drag }
}

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))
