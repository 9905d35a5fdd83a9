import type { Root } from "mdast"
import { esmPackages } from "./esm-packages"

/**
 * Parse a body.
 * @throws VFileMessage at the first error of the syntax.
 */
export const parseMdx = async (text: string): Promise<Root> => (await esmPackages()).parser.parse(text)
