import type { MdxJsxAttribute } from "mdast-util-mdx-jsx"

/** An attribute of an element that the compiler adds. */
export const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: "mdxJsxAttribute",
  name,
  value,
})
