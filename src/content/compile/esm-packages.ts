import { readAddresses } from "./address-syntax"
import { containerSyntax } from "./container-syntax"
import { readTags } from "./tag-syntax"

/** The parser of bodies. */
export const loadParser = async () => {
  const [unified, parse, mdx, gfm, readContainers] = await Promise.all([
    import("unified"),
    import("remark-parse"),
    import("remark-mdx"),
    import("remark-gfm"),
    containerSyntax(),
  ])
  return unified
    .unified()
    .use(parse.default)
    .use(mdx.default)
    .use(readAddresses)
    .use(gfm.default)
    .use(readContainers)
    .freeze()
}

/**
 * The packages of unified are ES modules only, and Gatsby's hooks are CommonJS: they are loaded on
 * first use.
 */
const load = async () => {
  const [parser, rehype, jsxRuntime, slugger] = await Promise.all([
    loadParser(),
    import("remark-rehype"),
    import("hast-util-to-jsx-runtime"),
    import("github-slugger"),
  ])
  return {
    parser,
    /** Reads the tags of elements one by one. */
    tagParser: parser().use(readTags).freeze(),
    toHast: rehype.default({
      passThrough: ["mdxJsxFlowElement", "mdxJsxTextElement"],
      footnoteLabel: "Footnotes",
    }) as (tree: import("mdast").Root) => import("hast").Root,
    toJsxRuntime: jsxRuntime.toJsxRuntime,
    Slugger: slugger.default,
  }
}

let packages: ReturnType<typeof load> | undefined

export const esmPackages = () => {
  packages ??= load()
  return packages
}
