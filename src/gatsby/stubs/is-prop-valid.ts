/**
 * Replaces Emotion's list of HTML attributes. All props of styled elements are attributes, except `as` and names that
 * begin with `$`, as in Emotion's list.
 */
const isPropValid = (name: string) => name !== "as" && !name.startsWith("$")

export default isPropValid
