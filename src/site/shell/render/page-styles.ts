/** A page without Emotion's style elements, and what was in them. */
export interface PageStyles {
  html: string
  css: string
  /**
   * For an empty style element: Emotion reads the ids from it and does not insert these styles again. Its hash in the
   * policy also allows the empty element that Emotion fills through the CSSOM.
   */
  inserted: { "data-emotion": string; "data-s": "" }
}

/**
 * Collect the styles of Emotion's style elements for one element, so that the policy needs one hash. Their ids go on an
 * empty element: Emotion moves the element with the ids, which would make the browser compute all styles again.
 */
export const collectStyles = (html: string): PageStyles => {
  const rules = new Map<string, string>()
  const rest = html.replace(emotionStyle, (_, ids: string, css: string) => {
    rules.set(ids, css)
    return ""
  })
  return {
    html: withoutStyleAttributes(rest),
    css: [...rules.values()].join(""),
    inserted: { "data-emotion": `css ${[...rules.keys()].join(" ")}`, "data-s": "" },
  }
}

const emotionStyle = /<style data-emotion="css ([^"]*)">([\s\S]*?)<\/style>/g

/** Remove style attributes of Gatsby's wrapper and announcer, which the policy blocks; see the global styles. */
const withoutStyleAttributes = (html: string) =>
  html
    .replace(/(<div(?= )[^>]*?) style="[^"]*"([^>]* id="gatsby-focus-wrapper")/, "$1$2")
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, "$1")
