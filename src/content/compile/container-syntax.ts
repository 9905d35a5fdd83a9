import type { Data, Processor } from "unified"
import { fenceReader } from "./code/fence-reader"

type Extension = NonNullable<Data["micromarkExtensions"]>[number]
export type Construct = Extract<NonNullable<Extension["text"]>[number], { tokenize: unknown }>

/**
 * A plugin for remark that reads `:::name[Label]` … `:::`. Only this one of the package's three constructs: the
 * others would read words such as `12:am` as directives.
 */
export const containerSyntax = async () => {
  const [{ directive }, { directiveFromMarkdown }] = await Promise.all([
    import("micromark-extension-directive"),
    import("mdast-util-directive"),
  ])
  return function readContainers(this: Processor) {
    const [colon] = Object.keys(directive().flow ?? {}).map(Number)
    const [container] = [directive().flow?.[colon as keyof object] ?? []].flat()
    if (!colon || !container) throw new Error("micromark-extension-directive has no container any more")
    const data = this.data()
    const flow = { [colon]: exceptInCode(container) }
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow }]
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
  }
}

/** The container, not ended by the colons in a block of code in it: the package looks at each line by itself. */
const exceptInCode = (container: Construct): Construct => ({
  ...container,
  tokenize(effects, ok, nok) {
    const isInCode = fenceReader()
    let read = this.now()
    // Apart from the parts of its first line, it only attempts to read its end, before each line.
    const attempt: typeof effects.attempt = (construct, then, otherwise) => {
      const attempted = effects.attempt(construct, then, otherwise)
      return (code) => {
        const now = this.now()
        const isNext = now.line > read.line
        const isCode = isNext && isInCode(this.sliceSerialize({ start: read, end: now }))
        if (isNext) read = now
        return isCode && code !== null && code >= 0 ? (otherwise ?? nok)(code) : attempted(code)
      }
    }
    return container.tokenize.call(this, { ...effects, attempt }, ok, nok)
  },
})
