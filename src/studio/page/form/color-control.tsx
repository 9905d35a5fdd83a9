import styled from "@emotion/styled"
import { contrastRatio, isColor } from "../../../content-model/contrast"
import { radius } from "../../../theme/tokens"
import { dataOf, valueAt } from "../../source/yaml-tree"
import { useOpenEditor } from "../state/use-editor"
import { Hint, Input, Row } from "../ui/controls"
import type { ControlProps } from "./control-props"

/** A colour, with its contrast to the colour behind it. */
export const ColorControl = ({ path, value, onChange, attributes }: ControlProps) => {
  const { source } = useOpenEditor()
  const shown = String(value ?? "")
  const background = backgroundOf(path, (place) => dataOf(valueAt(source.fields, place)))
  const ratio = isColor(shown) && background ? contrastRatio(shown, background) : undefined
  return (
    <Row>
      <Swatch
        type="color"
        aria-label="Choose a colour"
        value={isColor(shown) ? shown : "#000000"}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
      <Hex {...attributes} value={shown} onChange={({ target }) => onChange(target.value.trim())} />
      {ratio && background ? (
        <Hint>
          <Sample $color={shown} $background={background}>
            Aa
          </Sample>{" "}
          {ratio.toFixed(1)} : 1
        </Hint>
      ) : null}
    </Row>
  )
}

/** The nearest colour above a field, or next to it, whose name says that it is a background. */
function backgroundOf(path: ControlProps["path"], read: (path: ControlProps["path"]) => unknown) {
  if (/background/i.test(String(path.at(-1)))) return undefined
  for (let depth = path.length - 1; depth > 0; depth -= 1)
    for (const name of ["backgroundColor", "background"]) {
      const found = read([...path.slice(0, depth), name])
      if (isColor(found)) return found
    }
  return undefined
}

const Swatch = styled(Input)`
  width: 38px;
  padding: 3px;
  cursor: pointer;
`

const Hex = styled(Input)`
  width: 7.5em;
  font-variant-numeric: tabular-nums;
`

const Sample = styled.span<{ $color: string; $background: string }>`
  color: ${({ $color }) => $color};
  background: ${({ $background }) => $background};
  display: inline-block;
  padding: 4px 8px;
  border-radius: ${radius.xs};
`
