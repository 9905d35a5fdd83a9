/**
 * Stub for Emotion's list of HTML attributes: all props of styled elements are attributes, except `as` and names that
 * begin with `$`.
 */
const isPropValid = (name: string) => name !== "as" && !name.startsWith("$")

export default isPropValid
