import { type PointerEvent, useReducer, useRef } from "react"

/** Specification, sections 4 and 9. */
export const minimumScale = 1
export const maximumScale = 50
export const zoomStep = 0.5

export interface PreviewView {
  scale: number
  /** Degrees. Accumulates beyond 360, so that each rotation takes the short way. */
  angle: number
  flippedX: boolean
  flippedY: boolean
  /** Offset of the enlarged image in pixels. */
  x: number
  y: number
}

/** Actions of the toolbar's buttons. */
export interface PreviewActions {
  zoomIn: () => void
  zoomOut: () => void
  rotate: (degrees: number) => void
  flipHorizontally: () => void
  flipVertically: () => void
}

type Change = Partial<PreviewView> | ((view: PreviewView) => Partial<PreviewView>)

const asItIs: PreviewView = { scale: 1, angle: 0, flippedX: false, flippedY: false, x: 0, y: 0 }

/** Zoom, rotation and offset of the previewed image, and functions to change them. */
export const usePreviewView = () => {
  const [view, change] = useReducer(
    (current: PreviewView, next: Change) => ({
      ...current,
      ...(typeof next === "function" ? next(current) : next),
    }),
    asItIs,
  )
  const pressed = useRef<{ x: number; y: number } | null>(null)

  const zoom = (steps: number) =>
    change(({ scale, x, y }) => {
      const next = Math.min(maximumScale, Math.max(minimumScale, scale + steps * zoomStep))
      // The centre of the view is kept; at scale 1 the image is centred.
      const share = next === minimumScale ? 0 : next / scale
      return { scale: next, x: x * share, y: y * share }
    })

  const move = (x: number, y: number) =>
    change((current) => {
      if (current.scale === minimumScale) return {}
      const room = (edge: number) => (edge * (current.scale + 1)) / 2
      return {
        x: within(current.x + x, room(window.innerWidth)),
        y: within(current.y + y, room(window.innerHeight)),
      }
    })

  const drag = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (view.scale === minimumScale || event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture?.(event.pointerId)
      pressed.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!pressed.current) return
      move(event.clientX - pressed.current.x, event.clientY - pressed.current.y)
      pressed.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: () => {
      pressed.current = null
    },
    onPointerCancel: () => {
      pressed.current = null
    },
  }

  return {
    view,
    zoomIn: () => zoom(1),
    zoomOut: () => zoom(-1),
    rotate: (degrees: number) => change(({ angle }) => ({ angle: angle + degrees })),
    flipHorizontally: () => change(({ flippedX }) => ({ flippedX: !flippedX })),
    flipVertically: () => change(({ flippedY }) => ({ flippedY: !flippedY })),
    move,
    drag,
  }
}

const within = (value: number, room: number): number => Math.min(room, Math.max(-room, value))
