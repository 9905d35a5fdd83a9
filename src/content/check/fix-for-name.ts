import { sentence, type Text, wording } from "../model/wording"
import { didYouMean, sameName } from "./suggestion"

/**
 * What to do about a name that does not exist: the most similar one, where all names are, and the command for a document
 * or snippet that was renamed.
 * @param directory in content/; undefined for entries of data files
 */
export const fixForName = (
  name: string,
  candidates: readonly string[],
  available: Text,
  directory?: string,
) => {
  const mayBeOldName = directory && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && !sameName(name, candidates)
  const command = `. If it was renamed: npm run rename ${directory}/${name} ${directory}/<new-name>`
  const meant = didYouMean(name, candidates)
  return sentence`${meant && `${meant} `}${available}${mayBeOldName ? wording(command, "") : ""}`
}
