import type { Processor } from "unified"
import type { Construct } from "./container-syntax"

/**
 * A plugin for remark, after remark-mdx: reads `<https://example.com>` as a link again, which MDX takes for an element.
 */
export function readAddresses(this: Processor) {
  for (const { disable, flow, text } of this.data().micromarkExtensions ?? []) {
    if (disable?.null) disable.null = disable.null.filter((name) => name !== "autolink")
    for (const constructs of [flow, text])
      if (constructs?.[lessThan]) constructs[lessThan] = [constructs[lessThan]].flat().map(exceptAddresses)
  }
}

const lessThan = 60

/** A construct that leaves addresses in angle brackets to the next one. */
const exceptAddresses = (construct: Construct): Construct => ({
  ...construct,
  tokenize(effects, ok, nok) {
    return effects.check(address, nok, construct.tokenize.call(this, effects, ok, nok))
  },
})

/** Looks ahead for an address. */
const address: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let text = ""
    effects.enter("data")
    return function next(code) {
      // Line endings are negative.
      if (code === null || code <= 32 || text.length > 2000) return nok(code)
      text += String.fromCharCode(code)
      effects.consume(code)
      if (!text.endsWith(">")) return next
      effects.exit("data")
      return /^<https?:\/\/[^<>]+>$/i.test(text) ? ok : nok
    }
  },
}
