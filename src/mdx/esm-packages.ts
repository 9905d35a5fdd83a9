import { containerSyntax } from "./container-syntax"

/**
 * The packages of unified are ES modules only, and Gatsby compiles its configuration to CommonJS: they are loaded on
 * first use.
 */
const load = async () => {
  const [unified, parse, mdx, gfm, rehype, jsxRuntime, slugger, readContainers] = await Promise.all([
    import("unified"),
    import("remark-parse"),
    import("remark-mdx"),
    import("remark-gfm"),
    import("remark-rehype"),
    import("hast-util-to-jsx-runtime"),
    import("github-slugger"),
    containerSyntax(),
  ])
  const withAll = unified.unified().use(parse.default).use(mdx.default).use(gfm.default).use(readContainers)
  return {
    parser: withAll().freeze(),
    parserOfPlainText: withAll().use(withoutBareLinks).freeze(),
    toHast: rehype.default({
      passThrough: ["mdxJsxFlowElement", "mdxJsxTextElement"],
      footnoteLabel: "Footnotes",
    }) as (tree: import("mdast").Root) => import("hast").Root,
    toJsxRuntime: jsxRuntime.toJsxRuntime,
    Slugger: slugger.default,
  }
}

/**
 * Do not look for addresses that are no links of Markdown: that takes a third of the parser's time.
 */
function withoutBareLinks(this: import("unified").Processor) {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data()
  for (const { text = {} } of micromarkExtensions)
    for (const [code, constructs] of Object.entries(text)) {
      const others = [constructs ?? []]
        .flat()
        .filter(({ name }) => !/^(www|protocol|email)Autolink$/.test(name ?? ""))
      if (others.length > 0) text[code] = others
      else delete text[code]
    }
  for (const extension of fromMarkdownExtensions.flat())
    if (extension.enter?.literalAutolink) extension.transforms = []
}

let packages: ReturnType<typeof load> | undefined

export const esmPackages = () => {
  packages ??= load()
  return packages
}
