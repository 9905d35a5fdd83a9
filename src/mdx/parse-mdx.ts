import type { Root } from "mdast"
import { esmPackages } from "./esm-packages"

/**
 * Parse a body.
 * @throws VFileMessage at the first error of the syntax.
 */
export const parseMdx = async (text: string): Promise<Root> => {
  const { parser, parserOfPlainText } = await esmPackages()
  return (mayHoldBareLinks.test(text) ? parser : parserOfPlainText).parse(text)
}

/** Signs that every address in plain text has. */
const mayHoldBareLinks = /:\/\/|www\.|[@&\\]/i
