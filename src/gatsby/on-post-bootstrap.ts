import type { GatsbyNode } from "gatsby"
import { writeIconSprite } from "./icon-sprite"

/** Writes what pages need beside their own files. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => writeIconSprite(process.cwd())
