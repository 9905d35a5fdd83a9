import type { ComponentType } from "react"
import type { FieldSchema } from "../../api"
import { ChoiceControl } from "./choice-control"
import { ColorControl } from "./color-control"
import type { ControlProps } from "./control-props"
import { FileControl } from "./file-control"
import { DateControl, NumberControl, SwitchControl, TextControl } from "./simple-controls"

/** The component for a kind of field. */
export const controlFor = ({ field, type, enum: values }: FieldSchema): ComponentType<ControlProps> => {
  if (field?.kind === "image" || field?.kind === "file" || field?.kind === "asset") return FileControl
  if (field?.kind === "reference" || values) return ChoiceControl
  if (field?.kind === "color") return ColorControl
  if (field?.kind === "date") return DateControl
  if (type === "boolean") return SwitchControl
  if (type === "number" || type === "integer") return NumberControl
  return TextControl
}
