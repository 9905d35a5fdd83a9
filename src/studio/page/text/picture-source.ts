/** A picture that is a paragraph of its own. */
export interface Picture {
  before: string
  alt: string
  path: string
  caption: string
}

/** A line with a picture and nothing else. */
export const picturePattern =
  /^(?<before>[\s>]*)!\[(?<alt>(?:\\.|[^\]\\])*)\]\((?<path>[^\s()<>]+)(?:\s+"(?<caption>(?:\\.|[^"\\])*)")?\)\s*$/

export const pictureIn = (line: string): Picture => {
  const { before = "", alt = "", path = "", caption = "" } = picturePattern.exec(line)?.groups ?? {}
  const plain = (text: string) => text.replace(/\\(["[\]\\])/g, "$1")
  return { before, alt: plain(alt), path, caption: plain(caption) }
}

export const writePicture = ({ before, alt, path, caption }: Picture) => {
  const title = caption.trim() ? ` "${caption.replace(/["\\]/g, "\\$&")}"` : ""
  return `${before}![${alt.replace(/[[\]\\]/g, "\\$&")}](${path}${title})`
}
