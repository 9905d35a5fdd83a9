import { z } from "zod"

/** A kebab-case name, unique in its file. */
export const entryId = () =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      "is not an id. Write small letters, digits and hyphens, e.g. amara-diallo",
    )
    .meta({
      description: "Name of the entry, unique in this file: small letters, digits, hyphens.",
      title: "Short name",
    })
