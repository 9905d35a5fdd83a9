/** What must never reach a page: values that were missing, and style attributes, which the policy drops. */
export const expectCleanMarkup = (container: Element) => {
  expect(container.innerHTML).not.toMatch(/\b(?:undefined|null|NaN|Infinity)\b|\[object/)
  expect(container.querySelector("[style]")).toBeNull()
}

/** Levels of the headings in the order of the page, e.g. [2, 3, 3]. */
export const headingLevels = (container: Element) =>
  [...container.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) => Number(tagName[1]))
