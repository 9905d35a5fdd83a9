import { z } from "zod"

/** The address of a page of another site that is embedded. Its host must be in the list of site.yaml. */
export const embedUrl = (description: string) =>
  z
    .string()
    .regex(/^https:\/\/[^\s/]+\.[^\s]+$/, "is not the address of a page of another site. Write https://…")
    .meta({ description, field: { name: "embed", rule: "embed-host", address: "frame" } })
