import type { Processor } from "unified"

/**
 * A plugin for remark that reads `:::name[Label]` … `:::`. Of the package's three constructs only this one: the others
 * would take words such as `12:am` out of the text.
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
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { [colon]: container } }]
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
  }
}
