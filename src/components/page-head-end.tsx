import { pageHeadId } from "../lib/page-head-id"

/**
 * Stands behind the first band of a page. Browsers that know `<link rel="expect">` paint nothing before they have read
 * this far (`gatsby-ssr.tsx`): over a slow line the head would else be shown in pieces that push each other about.
 */
export const PageHeadEnd = () => <span id={pageHeadId} hidden />
