import { globalStyles } from "../theme/global-styles"

/** A page without Emotion's style elements, and one element for all of them. */
export interface PageStyles {
  html: string
  /** Attributes and text of the page's one style element. */
  element: { "data-emotion": string; "data-s": ""; css: string }
}

/**
 * Collect the styles that Emotion has put next to a page's elements into one, global styles first, so that one hash
 * allows them. Emotion reads the ids from the attribute and inserts none of them again.
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
      // Emotion leaves elements with this attribute where they are.
      "data-s": "",
      css: globalStyles() + [...rules.values()].join(""),
    },
  }
}

const emotionStyle = /<style data-emotion="css ([^"]*)">([\s\S]*?)<\/style>/g

/** Of Gatsby's focus wrapper and announcer. The policy would block them, and the global styles say the same. */
const withoutStyleAttributes = (html: string) =>
  html
    .replace(/(<div(?= )[^>]*?) style="[^"]*"([^>]* id="gatsby-focus-wrapper")/, "$1$2")
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, "$1")
