import { type ComponentType, lazy } from "react"
import { firstInteraction } from "../../ui/hydration/first-interaction"
import { HydrateWhen } from "../../ui/hydration/hydrate-when"
import type { HeadTagsProps } from "./head-tags"

/**
 * The head of a page. It is in the server's HTML. The browser needs the code only for navigation, and loads it on the
 * first interaction.
 */
export const Seo = (props: HeadTagsProps) => {
  const HeadTags = headTags
  return (
    <HydrateWhen ready={firstInteraction}>
      <HeadTags {...props} />
    </HydrateWhen>
  )
}

/** Load the head's code. On error keep the current head; the next page tries again. */
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
