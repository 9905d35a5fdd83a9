/** One of Emotion's style elements in server markup: the ids of its rules and their text. */
export interface EmotionRules {
  /** As Emotion writes them: `1ihwxr5`, or several with a space between. */
  ids: string
  css: string
}

/** Takes Emotion's style elements out of a page; what is left is the page without them. */
export function takeEmotionRules(html: string): { html: string; rules: EmotionRules[] } {
  const rules: EmotionRules[] = []
  const left = html.replace(
    /<style data-emotion="css ([^"]*)">([\s\S]*?)<\/style>/g,
    (_, ids: string, css: string) => {
      rules.push({ ids, css })
      return ""
    },
  )
  return { html: left, rules }
}
