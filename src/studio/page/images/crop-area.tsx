import styled from "@emotion/styled"
import type { MouseEvent } from "react"
import { color, radius } from "../../../ui/theme/tokens"
import type { Crop } from "../../api"
import { Hint, Row, Stack } from "../ui/controls"
import type { View } from "./read-image"

interface CropAreaProps {
  /** Of the image in memory. */
  address: string
  /** Undefined: the whole image is used. */
  crop: Crop | undefined
  /** Undefined until the image is loaded. */
  view: View | undefined
  onView: (view: View) => void
}

const ranges = [
  { name: "x", label: "Left to right", min: 0, max: 1 },
  { name: "y", label: "Top to bottom", min: 0, max: 1 },
  { name: "zoom", label: "Enlarge", min: 1, max: 4 },
] as const

/** An image with its crop. A click, or the sliders, choose what it shows. */
export const CropArea = ({ address, crop, view, onView }: CropAreaProps) => {
  const point = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (crop && view) onView({ ...view, x: (clientX - left) / width, y: (clientY - top) / height })
  }
  return (
    <Stack>
      <Area onClick={point} data-cropped={crop ? "" : undefined}>
        <img
          src={address}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            URL.revokeObjectURL(address)
            onView({ width: naturalWidth, height: naturalHeight, x: 0.5, y: 0.5, zoom: 1 })
          }}
        />
        {crop && view ? (
          <svg viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden>
            <path d={`M0 0H${view.width}V${view.height}H0Z ${outline(crop)}`} fillRule="evenodd" />
          </svg>
        ) : null}
      </Area>
      {crop && view ? (
        <Row>
          {ranges.map(({ name, label, ...range }) => (
            <label key={name}>
              {label}{" "}
              <input
                {...range}
                type="range"
                step={0.02}
                value={view[name]}
                aria-valuetext={`${Math.round(view[name] * 100)} %`}
                onChange={({ target }) => onView({ ...view, [name]: Number(target.value) })}
              />
            </label>
          ))}
          <Hint>
            {crop.width} × {crop.height} pixels
          </Hint>
        </Row>
      ) : null}
    </Stack>
  )
}

const outline = ({ left, top, width, height }: Crop) => `M${left} ${top}h${width}v${height}h${-width}Z`

const Area = styled.div`
  position: relative;
  justify-self: start;
  border-radius: ${radius.sm};
  overflow: hidden;
  background: ${color.bgSunken};

  &[data-cropped] {
    cursor: crosshair;
  }

  img {
    max-height: 46vh;
  }

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: ${color.overlay};
    stroke: ${color.white};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`
