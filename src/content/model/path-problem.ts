import { withArticle } from "../../util/words"

/** Endings of the names of pictures. */
export const photos = ["jpg", "jpeg", "png", "webp", "avif"]

/** What is wrong with a path that is nearly that of a file next to the document. @param extensions that are possible */
export const pathProblem = (path: string, extensions: readonly string[] = photos): string | undefined => {
  const [, name = "", extension = ""] = /([^/\\]+?)\.(\w+)$/.exec(path) ?? []
  const lower = extension.toLowerCase()
  if (extensions === photos && lower === "svg")
    return "is an SVG, and a photo is needed here. Write e.g. ./cover.jpg (jpg, png, webp or avif)"
  if (extensions === photos && lower === "gif")
    return "is a GIF, which is not shown here. Save it as PNG, or as a video for <Video>"
  if (extensions === photos && /^(?:bmp|hei[cf]|jfif|pdf|psd|tiff?)$/.test(lower))
    return `is ${withArticle(lower.toUpperCase())} file, which browsers do not show. Export it as JPEG`
  if (!extensions.includes(lower) || path.includes(":")) return undefined
  const file = `./${name}.${lower}`
  if (path === file.slice(2)) return `is not written with ./ at its start. Write ${file}`
  return lower === extension
    ? `is not next to this file. Put it there, and write ${file}`
    : `has an ending in capital letters. Rename the file to ${name}.${lower}, and write ${file}`
}
