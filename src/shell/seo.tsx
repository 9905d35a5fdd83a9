import { type ComponentType, lazy } from "react"
import { HydrateWhen } from "../components/hydrate-when"
import { firstIntent } from "../lib/first-intent"
import type { HeadTagsProps } from "./head-tags"

export type SeoProps = HeadTagsProps

/**
 * The head of a page. The server writes it; a browser needs the code for it only when it goes to another page, and
 * loads it with the visitor's first move.
 */
export const Seo = (props: SeoProps) => {
  const HeadTags = headTags
  return (
    <HydrateWhen ready={firstIntent}>
      <HeadTags {...props} />
    </HydrateWhen>
  )
}

/** Without a connection the page keeps the head it has, and the next one asks again. */
const load = () =>
  lazy<ComponentType<HeadTagsProps>>(() =>
    import("./head-tags")
      .then(({ HeadTags }) => ({ default: HeadTags }))
      .catch(() => {
        headTags = load()
        return { default: NoTags }
      }),
  )

const NoTags = (_: HeadTagsProps) => null

let headTags = load()
