import { type GatsbySSR, withPrefix } from "gatsby"
import { isValidElement, type ReactElement, type ReactNode } from "react"
import {
  measurementIdName,
  plausibleName,
  validMeasurementId,
} from "./src/site/features/consent/measurement-id"
import { formEndpoint, formEndpointName } from "./src/site/features/contact/send-form"
import { takeRenderedPage } from "./src/site/shell/head/rendered-page"
import { preloadedFont } from "./src/site/theme/font-faces"
import { globalStyles } from "./src/site/theme/global-styles"
import { siteLanguage } from "./src/util/site-language"

export { replaceRenderer } from "./src/site/shell/render/replace-renderer"
export { wrapPageElement } from "./src/site/shell/wrap-page-element"

/** In development, what the policy reports before `site/shell/develop/policy-violations.ts` listens. */
const earlyViolations =
  process.env.NODE_ENV === "development"
    ? 'window.earlyViolations = []; document.addEventListener("securitypolicyviolation", (event) => earlyViolations.push(event));'
    : ""

const feeds = [
  { type: "application/atom+xml", path: "/feed.xml" },
  { type: "application/feed+json", path: "/feed.json" },
]

/** Every page's head, after Helmet's tags: first script, font, icons, structured data. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  const page = takeRenderedPage()
  const measurementId = validMeasurementId(process.env.GATSBY_GA_MEASUREMENT_ID)
  const plausible = process.env.GATSBY_PLAUSIBLE_API?.trim()
  const endpoint = formEndpoint()
  setHtmlAttributes({
    lang: siteLanguage,
    ...(page?.announcedUntil && { "data-announced-until": page.announcedUntil }),
  })
  setHeadComponents([
    // Safari would turn dates and numbers into links of its own. Numbers to call are links already.
    <meta key="detection" name="format-detection" content="telephone=no, date=no, address=no, email=no" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape its quotes; the policy has its hash.
    <script key="first" dangerouslySetInnerHTML={{ __html: earlyViolations + process.env.FIRST_SCRIPT }} />,
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={preloadedFont}
      crossOrigin="anonymous"
    />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of a style sheet.
    <style key="global" dangerouslySetInnerHTML={{ __html: globalStyles() }} />,
    <link key="icon" rel="icon" type="image/png" sizes="96x96" href={withPrefix("/favicon.png")} />,
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
    <link key="llms" rel="describedby" type="text/plain" href={withPrefix("/llms.txt")} />,
    <link key="manifest" rel="manifest" href={withPrefix("/manifest.webmanifest")} />,
    ...feeds.map(({ type, path }) => (
      <link key={path} rel="alternate" type={type} title="Feed" href={withPrefix(path)} />
    )),
    page?.structuredData ? (
      <script
        key="structured-data"
        type="application/ld+json"
        data-path={page.path}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape its quotes; it is escaped already.
        dangerouslySetInnerHTML={{ __html: page.structuredData }}
      />
    ) : null,
    measurementId ? <meta key="measurement-id" name={measurementIdName} content={measurementId} /> : null,
    plausible ? <meta key="plausible" name={plausibleName} content={plausible} /> : null,
    endpoint ? <meta key="form-endpoint" name={formEndpointName} content={endpoint} /> : null,
  ])
}

/** Remove what Gatsby adds and this site does not use, and move the global styles and the first script to the top. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const isUsed = (node: ReactNode) => !(isValidElement<{ name?: string }>(node) && isUnused(node))
  const links = getHeadComponents().filter((node) => isValidElement<{ rel?: string }>(node))
  const rels = links.flatMap(({ key, props }) => (ownLinks.has(key ?? "") ? [] : props.rel))
  const isReplaced = ({ key, props }: (typeof links)[number]) =>
    ownLinks.has(key ?? "") && rels.includes(props.rel)
  const replaced = new Set<ReactNode>(links.filter(isReplaced))
  const head = getHeadComponents().filter((node) => isUsed(node) && !replaced.has(node))
  replaceHeadComponents(head.toSorted((one, other) => placeOf(one) - placeOf(other)))
  replacePostBodyComponents(getPostBodyComponents().filter(isUsed))
}

/** A plugin's icon or web app manifest takes the place of ours. */
const ownLinks = new Set(["icon", "touch-icon", "manifest"])

const placeOf = (node: ReactNode) => {
  const place = isValidElement(node) ? ["global", "first"].indexOf(String(node.key)) : -1
  return place < 0 ? 2 : place
}

const isUnused = ({ key, props }: ReactElement<{ name?: string }>) =>
  props.name === "generator" || (key !== null && unusedParts.has(key))

/** Keys of GatsbyImage's styles and script: this site uses `Picture`. */
const unusedParts = new Set([
  "gatsby-image-style",
  "gatsby-image-style-noscript",
  "gatsby-image-style-script",
])
