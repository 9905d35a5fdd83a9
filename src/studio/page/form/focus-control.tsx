import styled from "@emotion/styled"
import { valueAt } from "../../../util/value-at"
import { color } from "../../host"
import { AssetImage } from "../images/asset-image"
import { PointArea, PointSliders } from "../images/point-area"
import { Row, Stack } from "../ui/controls"
import { type ControlProps, labelOf } from "./field-text"
import { useForm } from "./use-form"

/** The point of a picture that all its crops show: a click in the picture, or sliders. */
export const FocusControl = ({ editor, schema, path, value, onChange, attributes }: ControlProps) => {
  const { values } = useForm(editor)
  const [x = 0.5, y = 0.5] = Array.isArray(value) ? value.map(Number) : []
  const [image = ""] = schema.field?.imagesBeside ?? []
  const picture = valueAt(values, [...path.slice(0, -1), image])
  const change = (x: number, y: number) => onChange([rounded(x), rounded(y)])
  return (
    <Stack role="group" aria-label={labelOf(path.at(-1), schema)}>
      <PointArea onPoint={change}>
        <AssetImage file={editor.file} path={String(picture ?? "")} />
        <Mark style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </PointArea>
      <Row>
        <PointSliders
          value={{ x, y }}
          onChange={(next) => change(next.x ?? x, next.y ?? y)}
          attributes={attributes}
        />
      </Row>
    </Stack>
  )
}

const rounded = (share: number) => Math.round(share * 100) / 100

const Mark = styled.span`
  position: absolute;
  width: 28px;
  height: 28px;
  translate: -50% -50%;
  border: 3px solid ${color.white};
  border-radius: 50%;
  box-shadow: 0 0 0 2px ${color.surfaceInverse};
  pointer-events: none;
`
