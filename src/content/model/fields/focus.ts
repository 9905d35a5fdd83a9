import { z } from "zod"
import { unwrap } from "../unwrap"
import { fieldKind } from "./field-kind"

/** The point of an image that all its crops show. @param of names of the fields beside it with the image */
export const focus = (...of: string[]): z.ZodOptional<z.ZodType<number[]>> =>
  z
    .array(z.number().min(0).max(1))
    .length(2)
    .meta({
      title: "Subject",
      description:
        "What stays visible where the picture is cropped, from left and top: [0.3, 0.6] is 30 % from the left and 60 % from the top. Default: the middle.",
      field: { name: "focus", rule: "field-value", imagesBeside: of, control: "focus" },
    })
    .optional()

/** Names of the image fields whose data include the value of this field. */
export const imagesBeside = (schema: z.ZodType) => fieldKind(unwrap(schema).inner)?.imagesBeside
