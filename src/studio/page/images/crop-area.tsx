import styled from "@emotion/styled"
import type { Crop } from "../../api"
import { color } from "../../host"
import { Hint, Row, Stack } from "../ui/controls"
import { PointArea, PointSliders } from "./point-area"
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

/** An image with its crop. A click, or the sliders, choose what it shows. */
export const CropArea = ({ address, crop, view, onView }: CropAreaProps) => (
  <Stack>
    <PointArea onPoint={crop && view ? (x, y) => onView({ ...view, x, y }) : undefined}>
      <img
        src={address}
        alt=""
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          URL.revokeObjectURL(address)
          onView({ width: naturalWidth, height: naturalHeight, x: 0.5, y: 0.5, zoom: 1 })
        }}
      />
      {crop && view ? (
        <Outside viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden>
          <path d={`M0 0H${view.width}V${view.height}H0Z ${outline(crop)}`} fillRule="evenodd" />
        </Outside>
      ) : null}
    </PointArea>
    {crop && view ? (
      <Row>
        <PointSliders value={view} onChange={(change) => onView({ ...view, ...change })} />
        <Hint>
          {crop.width} × {crop.height} pixels
        </Hint>
      </Row>
    ) : null}
  </Stack>
)

const outline = ({ left, top, width, height }: Crop) => `M${left} ${top}h${width}v${height}h${-width}Z`

const Outside = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: ${color.overlay};
  stroke: ${color.white};
  stroke-width: 2;
  vector-effect: non-scaling-stroke;
`
