import type { contentTypes } from "../../../util/content-types.mjs"
import { fileKind, filePath } from "./file-path"

/** A file that is published as it is, as elements of the text receive it. */
export interface AssetFile {
  readonly publicURL: string | null
  /** Without a dot. */
  readonly extension: string
  /** e.g. 4.1 MB */
  readonly prettySize: string
}

/** A file that is published as it is, e.g. a PDF. @param megabytes size limit */
export const asset = (
  description: string,
  { extensions, megabytes }: { extensions: readonly (keyof typeof contentTypes)[]; megabytes: number },
) =>
  filePath<AssetFile>(
    extensions,
    `is not a file next to this document. Write e.g. ./report.${extensions[0]} (${extensions.join(", ")})`,
    {
      description,
      field: {
        ...fileKind,
        name: "asset",
        file: { type: "asset", megabytes, extensions },
        selection: ["publicURL", "extension", "prettySize"],
      },
    },
  )
