import type { z } from "zod"
import { slugify } from "../../util/slugify"
import { reservedSlugs } from "../check/rules/folder-name"
import type { Collection } from "../model/define-collection"

/** Why a document cannot have this name: the field does not accept it, or it does not give a usable folder name. */
export const nameProblem = ({ schema }: Collection, name: string): string | undefined => {
  const [issue] = (schema.shape.name as z.ZodType | undefined)?.safeParse(name).error?.issues ?? []
  if (/[\r\n]/.test(name)) return "The name has several lines. Write it in one."
  if (issue?.code === "too_big")
    return `The name has ${name.length} characters, which is too long for the layout. Choose a shorter one; ${changeLater}`
  if (issue) return `The name ${issue.message}.`
  const slug = slugify(name)
  if (!slug) return `No address can be made from "${name}". Write it with Latin letters; ${changeLater}`
  if (reservedSlugs.includes(slug))
    return `The folder would be called "${slug}", which is the address of a list. Choose another name; ${changeLater}`
  if (losesMost(name, slug))
    return `The folder would be called "${slug}", which does not describe "${name}". Write the name in words; ${changeLater}`
  return undefined
}

const changeLater = "it can be changed in the file later."

/** Whether the slug lacks half of the name's characters: "海 X" would be "x". */
const losesMost = (name: string, slug: string) =>
  slug.replaceAll("-", "").length <= name.replace(/\s/g, "").length / 2
