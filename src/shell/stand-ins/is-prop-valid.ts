/** Stands in the place of Emotion's list of attributes: every prop that a styled element does not claim is one. */
const isPropValid = () => true

export default isPropValid
