/** Write sections at the end of a document, before its call to action. */
export const placeSections = (text: string, names: readonly string[]): string => {
  const lines = text.trim().split("\n")
  const end = lines.at(-1)?.startsWith("<CallToAction") ? lines.length - 1 : lines.length
  lines.splice(end, 0, ...names.flatMap((name) => [`<${name} />`, ""]))
  return `${lines.join("\n").trim()}\n`
}
