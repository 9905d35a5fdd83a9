/**
 * Replaces Emotion's list of HTML attributes. Every prop of a styled element is an attribute, except `as`, which
 * changes the element, and names that begin with `$`, which are for its styles. Emotion's list excludes both, too.
 */
const isPropValid = (name: string) => name !== "as" && !name.startsWith("$")

export default isPropValid
