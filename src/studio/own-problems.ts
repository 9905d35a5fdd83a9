import type { Diagnostic } from "./api"

/** The problems of a document with those of the files in its folder, or of another file: whatever counts them asks this. */
export const ownProblems = <Problem extends Pick<Diagnostic, "file">>(
  entry: string,
  problems: readonly Problem[],
) => problems.filter(({ file }) => file === entry || file.startsWith(entry.replace(/\/index\.mdx$/, "/")))
