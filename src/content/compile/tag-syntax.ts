import type { Data, Processor } from "unified"

type Extension = Exclude<NonNullable<Data["fromMarkdownExtensions"]>[number], readonly unknown[]>
type Handle = NonNullable<NonNullable<Extension["exit"]>[string]>

/** A plugin for remark, after remark-mdx: each tag becomes a node `html`, whether or not its element ends. */
export function readTags(this: Processor) {
  const readTag: Handle = function (token) {
    this.resume()
    this.enter({ type: "html", value: this.sliceSerialize(token) }, token)
    this.exit(token)
  }
  const accept: Handle = () => {}
  const data = this.data()
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    {
      enter: { mdxJsxFlowTagClosingMarker: accept, mdxJsxTextTagClosingMarker: accept },
      exit: { mdxJsxFlowTag: readTag, mdxJsxTextTag: readTag },
    },
  ]
}
