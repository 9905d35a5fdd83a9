import styled from "@emotion/styled"
import { valueAt } from "../../../util/value-at"
import { contrastRatio, isColor } from "../../host"
import { Badge, Hint, Input, Row } from "../ui/controls"
import type { ControlProps } from "./field-text"

/** A colour, with its contrast to the colour behind it. */
export const ColorControl = ({ editor, path, value, onChange, attributes }: ControlProps) => {
  const shown = String(value ?? "")
  const background = backgroundOf(path, editor.values)
  const ratio = isColor(shown) && background ? contrastRatio(shown, background) : undefined
  return (
    <Box>
      <Input
        type="color"
        aria-label="Choose a colour"
        value={isColor(shown) ? shown : "#000000"}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
      <Input {...attributes} value={shown} onChange={({ target }) => onChange(target.value.trim())} />
      {ratio && background ? (
        <Hint>
          <Badge style={{ color: shown, background }}>Aa</Badge> {ratio.toFixed(1)} : 1
        </Hint>
      ) : null}
    </Box>
  )
}

/** The nearest colour above a field, or next to it, whose name says that it is a background. */
function backgroundOf(path: ControlProps["path"], values: unknown) {
  if (/background/i.test(String(path.at(-1)))) return undefined
  for (let depth = path.length - 1; depth > 0; depth -= 1)
    for (const name of ["backgroundColor", "background"]) {
      const found = valueAt(values, [...path.slice(0, depth), name])
      if (isColor(found)) return found
    }
  return undefined
}

const Box = styled(Row)`
  > input {
    width: 7.5em;
  }

  > [type="color"] {
    width: 38px;
    padding: 3px;
    cursor: pointer;
  }
`
