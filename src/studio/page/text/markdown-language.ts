import { markdown, markdownLanguage } from "@codemirror/lang-markdown"

const opening = /^(:{3,})[a-z]/i
const closing = /^(:{3,})[ \t]*$/
const comment = /^\{\/\*[\s\S]*?\*\/\}/

/** Markdown as the site reads it: with call-outs and comments of MDX, and without blocks of HTML and of indented code. */
export const textLanguage = markdown({
  base: markdownLanguage,
  addKeymap: false,
  completeHTMLTags: false,
  extensions: {
    remove: ["HTMLBlock", "IndentedCode", "Subscript", "Superscript", "Emoji"],
    defineNodes: [
      {
        name: "CallOut",
        block: true,
        // Up to a line of as many colons.
        composite: (_, line, count) => (closing.exec(line.text.slice(line.pos))?.[1]?.length ?? 0) < count,
      },
      { name: "CallOutMark", block: true },
    ],
    parseInline: [
      {
        name: "Comment",
        before: "HTMLTag",
        parse: (context, _, at) => {
          const [found = ""] = comment.exec(context.slice(at, context.end)) ?? []
          return found ? context.addElement(context.elt("Comment", at, at + found.length)) : -1
        },
      },
    ],
    parseBlock: [
      {
        name: "CallOut",
        before: "FencedCode",
        parse: (context, line) => {
          const text = line.text.slice(line.pos)
          const count = opening.exec(text)?.[1]?.length
          if (!count && !closing.test(text)) return false
          const start = context.lineStart + line.pos
          if (count) context.startComposite("CallOut", line.pos, count)
          context.addElement(context.elt("CallOutMark", start, start + text.length))
          if (count) line.moveBase(line.text.length)
          else context.nextLine()
          return count ? null : true
        },
        endLeaf: (_, line) => line.text.startsWith(":::", line.pos),
      },
    ],
  },
})

/** Markdown in a line: nothing is a heading, list or quotation. */
export const lineLanguage = markdown({
  base: markdownLanguage,
  addKeymap: false,
  completeHTMLTags: false,
  extensions: {
    remove: [
      ...[
        "HTMLBlock",
        "IndentedCode",
        "FencedCode",
        "Blockquote",
        "HorizontalRule",
        "BulletList",
        "OrderedList",
      ],
      ...["ATXHeading", "SetextHeading", "LinkReference", "Table", "Subscript", "Superscript", "Emoji"],
    ],
  },
})
