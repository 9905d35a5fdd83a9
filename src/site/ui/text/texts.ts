import { createContext, useContext } from "react"

/** Texts that belong to no page, from `content/data/texts.yaml`, in groups. */
export type Texts = Queries.TextsFragment

/** The shell provides all groups. What renders components without it provides those that they show. */
export const TextsContext = createContext<Partial<Texts>>({})

/** A group of texts. @throws Error if nothing provides it */
export const useTexts = <Group extends keyof Texts>(group: Group): Texts[Group] => {
  const texts = useContext(TextsContext)[group]
  if (!texts) throw new Error(`TextsContext does not provide the group "${group}" of texts.yaml.`)
  return texts
}
