import type { GatsbyNode } from "gatsby"
import { writeCountryList } from "./country-list"
import { writeIconSprite } from "./icon-sprite"

/** Writes what pages fetch beside their own files. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  await writeIconSprite(process.cwd())
  await writeCountryList(process.cwd())
}
