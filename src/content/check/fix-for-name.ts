import { didYouMean, sameName } from "./suggestion"

/**
 * What to do about a name that does not exist: the most similar one, where all names are, and the command for a document
 * or snippet that was renamed.
 * @param directory in content/; undefined for entries of data files
 */
export const fixForName = (
  name: string,
  candidates: readonly string[],
  available: string,
  directory?: string,
) => {
  const mayBeOldName = directory && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && !sameName(name, candidates)
  const renamed = `. If it was renamed: npm run rename ${directory}/${name} ${directory}/<new-name>`
  const rest = `${available}${mayBeOldName ? renamed : ""}`
  return [didYouMean(name, candidates), rest].filter(Boolean).join(" ")
}
