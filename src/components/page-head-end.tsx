import { pageHeadId } from "../lib/page-head-id"

/**
 * Marks the end of a page's first section. Browsers with `<link rel="expect">` render nothing before it
 * (`gatsby-ssr.tsx`), to prevent layout shifts on slow connections.
 */
export const PageHeadEnd = () => <span id={pageHeadId} hidden />
