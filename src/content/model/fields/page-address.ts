import { z } from "zod"
import type { FieldKind } from "./field-kind"

const kind: FieldKind = { name: "path", rule: "link-address", address: "page" }

/** A path of this site, with a slash at both ends. */
export const sitePath = (description: string) =>
  z
    .string()
    .regex(/^\/([a-z0-9-]+\/)*$/, "is not a path of this site. Write e.g. /contact-us/")
    .meta({ description, field: kind })

/** The address of a page, where it does not follow from the document's folder. */
export const ownPath = (description: string) =>
  z
    .string()
    .regex(
      /^\/([a-z0-9-]*(\{site\.productName\})?[a-z0-9-]*\/)*$/,
      "is not the address of a page. Write small letters, digits and hyphens between slashes, e.g. /company/clients/",
    )
    .meta({ description })

/** The address of a page of this site, or of another site. */
export const linkAddress = (description: string) =>
  z
    .string()
    .regex(
      /^(\/([a-z0-9-]+\/)*(#\S+)?|https:\/\/\S+)$/,
      "is not an address. Write a path of this site, e.g. /contact-us/, or https://…",
    )
    .meta({ description, field: kind })
