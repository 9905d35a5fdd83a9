import type { WrapPageElementBrowserArgs } from "gatsby"
import { lazy, Suspense } from "react"
import { withoutPrefix } from "../router/path-prefix"
import type { ReviewProps } from "./develop/review"
import { UnsavedPage } from "./develop/unsaved-page"
import { ShareImageAddress } from "./head/share-image-address"
import { Shell } from "./shell"

/** Wrap every page in the shell, which stays mounted during navigation. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <ShareImageAddress value={props.pageContext.shareImage as string | undefined}>
    <Shell pathname={withoutPrefix(props.location.pathname)}>
      {process.env.REVIEW ? review("banner", props) : null}
      {process.env.NODE_ENV === "development" ? <UnsavedPage element={element} data={props.data} /> : element}
      {process.env.REVIEW ? review("source", props) : null}
    </Shell>
  </ShareImageAddress>
)

const review = (part: ReviewProps["part"], { pageContext }: WrapPageElementBrowserArgs["props"]) =>
  Review && (
    <Suspense fallback={null}>
      <Review part={part} source={(pageContext as Pick<ReviewProps, "source">).source} />
    </Suspense>
  )

/** Only in development and previews. Webpack removes it from the published site. */
const Review = process.env.REVIEW
  ? lazy(() => import("./develop/review").then(({ Review }) => ({ default: Review })))
  : null
