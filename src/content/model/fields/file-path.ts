import { z } from "zod"
import { pathProblem } from "../path-problem"
import type { Field, FieldKind } from "./field-kind"

/** What all kinds of files have in common. */
export const fileKind = {
  rule: "image-path",
  graphql: { type: "File", directives: "@fileByRelativePath @orMissingFile" },
  control: "file",
} satisfies Partial<FieldKind>

/** The path of a file next to the document; becomes a `File`. @param otherwise the problem of what is no path, and the fix */
export const filePath = <Value>(extensions: readonly string[], otherwise: string, meta: z.GlobalMeta) =>
  z
    .string()
    .regex(new RegExp(`^\\./(?!.*\\.\\./)[^\\\\]+\\.(${extensions.join("|")})$`), {
      error: ({ input }) => pathProblem(String(input), extensions) ?? otherwise,
    })
    .meta(meta) as Field<z.ZodString, Value>
