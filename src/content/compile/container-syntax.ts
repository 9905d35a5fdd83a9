import type { Processor } from "unified"

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
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { [colon]: container } }]
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
  }
}
