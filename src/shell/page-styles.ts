/** A page without Emotion's style elements, and one element with all their styles. */
export interface PageStyles {
  html: string
  /** Attributes and text of the page's style element. */
  element: { "data-emotion": string; "data-s": ""; css: string }
}

/**
 * Move the styles of Emotion's style elements into one element, so that the policy needs one hash. Emotion reads their
 * ids from the attribute and does not insert them again.
 */
export const collectStyles = (html: string): PageStyles => {
  const rules = new Map<string, string>()
  const rest = html.replace(emotionStyle, (_, ids: string, css: string) => {
    rules.set(ids, css)
    return ""
  })
  return {
    html: withoutStyleAttributes(rest),
    element: {
      "data-emotion": `css ${[...rules.keys()].join(" ")}`,
      // Without this attribute Emotion would move the element as soon as it loads, not only with its first rule.
      "data-s": "",
      css: [...rules.values()].join(""),
    },
  }
}

const emotionStyle = /<style data-emotion="css ([^"]*)">([\s\S]*?)<\/style>/g

/** Remove style attributes of Gatsby's wrapper and announcer, which the policy blocks; see the global styles. */
const withoutStyleAttributes = (html: string) =>
  html
    .replace(/(<div(?= )[^>]*?) style="[^"]*"([^>]* id="gatsby-focus-wrapper")/, "$1$2")
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, "$1")
