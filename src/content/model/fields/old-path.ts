import { z } from "zod"
import type { FieldKind } from "./field-kind"

const kind: FieldKind = { name: "oldPath", rule: "old-path", address: "old" }

/** An old path of a page, in any form, without characters that have a meaning in redirect files. */
export const oldPath = (description: string) =>
  z
    .string()
    .regex(
      /^(?:\/(?!\.{1,2}(?:\/|$))[^\s/?#%\\"'`<>|*:;{}$^()[\]=&!,]+)+\/?$/,
      "is not an old path. Write the old address without the domain, and without ? and # and what follows, e.g. /work/harbour-ledger/",
    )
    .max(200)
    .meta({ description, field: kind })

/** An old path of a page, by which feed readers know it. */
export const feedId = (description: string) =>
  oldPath(description).meta({ description, field: { name: "feedId", rule: "feed-id", address: "feed" } })
