import styled from "@emotion/styled"
import type { KeyboardEvent, PointerEvent } from "react"
import { color, radius } from "../../../theme/tokens"
import type { Crop } from "../../api"
import { Hint, Label } from "../ui/controls"
import type { Focus, Size } from "./read-image"
import { useObjectUrl } from "./use-object-url"

interface CropAreaProps {
  image: Blob
  /** Undefined: the whole image is used. */
  crop: Crop | undefined
  focus: Focus
  onFocus: (focus: Focus) => void
  size: Size | undefined
  onSize: (size: Size) => void
}

/** An image with its crop: click or drag to what matters, or move the crop with the arrow keys. */
export const CropArea = ({ image, crop, focus, onFocus, size, onSize }: CropAreaProps) => {
  const address = useObjectUrl(image)

  const point = ({ currentTarget, clientX, clientY, buttons, type }: PointerEvent) => {
    if (type === "pointermove" && buttons === 0) return
    const box = currentTarget.getBoundingClientRect()
    onFocus({ ...focus, x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
  }
  const step = (event: KeyboardEvent) => {
    const [x, y] =
      { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    onFocus({ ...focus, x: inside(focus.x + x / 50), y: inside(focus.y + y / 50) })
  }
  const shownImage = address ? (
    <img
      src={address}
      alt=""
      draggable={false}
      onLoad={({ currentTarget }) =>
        onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
      }
    />
  ) : null
  if (!crop || !size) return <Area as="div">{shownImage}</Area>
  return (
    <>
      <Area
        type="button"
        aria-label="Crop of the image: move it with the arrow keys"
        onPointerDown={point}
        onPointerMove={point}
        onKeyDown={step}
      >
        {shownImage}
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
          <path d={`M0 0H${size.width}V${size.height}H0Z ${outline(crop)}`} fillRule="evenodd" />
          <rect x={crop.left} y={crop.top} width={crop.width} height={crop.height} />
        </svg>
      </Area>
      <Zoom>
        <Label htmlFor="zoom">Enlarge</Label>
        <input
          id="zoom"
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={focus.zoom}
          onChange={({ target }) => onFocus({ ...focus, zoom: Number(target.value) })}
        />
        <Hint>
          {crop.width} × {crop.height} pixels. Click on what matters.
        </Hint>
      </Zoom>
    </>
  )
}

const inside = (share: number) => Math.min(1, Math.max(0, share))

const outline = ({ left, top, width, height }: Crop) => `M${left} ${top}h${width}v${height}h${-width}Z`

const Area = styled.button`
  position: relative;
  justify-self: start;
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  overflow: hidden;
  background: ${color.bgSunken};
  cursor: crosshair;
  touch-action: none;

  &:is(div) {
    cursor: auto;
  }

  img {
    max-height: 46vh;
  }

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: rgb(0 0 0 / 0.6);
  }

  rect {
    fill: none;
    stroke: ${color.white};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`

const Zoom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  input {
    accent-color: ${color.accentText};
  }
`
