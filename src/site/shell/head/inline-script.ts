/** The text of an inline script without indentation, empty lines or comments on lines of their own. */
export const inlineScript = (text: string): string => text.replace(/^\s*(?:\/\/.*)?\n|^\s+/gm, "")
