import type { Diagnostic } from "../content/check/diagnostic"

/** The problems of a document with those of the files in its folder, or of another file: whatever counts them asks this. */
export const ownProblems = <Problem extends Pick<Diagnostic, "file">>(
  entry: string,
  problems: readonly Problem[],
) => {
  const folder = entry.endsWith("/index.mdx") ? entry.slice(0, -"index.mdx".length) : undefined
  return problems.filter(({ file }) => file === entry || (folder && file.startsWith(folder)))
}
