import { SaxesParser } from "saxes"

/**
 * Why a text is no well-formed XML.
 * @param text A drawing's source; a byte-order mark is allowed.
 * @returns The first fault with its line and column (from 1), e.g. "line 2, column 10: unexpected
 * close tag", or nothing where the XML is well-formed.
 */
export const xmlFault = (text: string): string | undefined => {
  let fault: string | undefined
  const parser = new SaxesParser({ xmlns: true, position: true })
  parser.on("error", (error) => {
    fault ??= error.message
  })
  parser.write(text).close()
  return fault?.replace(
    /^(\d+):(\d+): (.*?)\.?$/s,
    (_, line, column, what) => `line ${line}, column ${Number(column) || 1}: ${what}`,
  )
}
