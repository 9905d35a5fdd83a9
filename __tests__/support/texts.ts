import { readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import type { Texts } from "../../src/ui/text/texts"

/** The texts that belong to no page, from the site's content. */
export const texts: Texts = parse(readFileSync(path.join(__dirname, "../../content/data/texts.yaml"), "utf8"))
