/**
 * Stands in the place of Emotion's list of attributes: every prop that a styled element does not claim is one, but
 * for `as`, by which Emotion itself changes the element.
 */
const isPropValid = (name: string) => name !== "as"

export default isPropValid
