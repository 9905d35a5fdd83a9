/** Expect no missing values and no style attributes, which the content security policy blocks. */
export const expectCleanMarkup = (container: Element) => {
  expect(container.innerHTML).not.toMatch(/\b(?:undefined|null|NaN|Infinity)\b|\[object/)
  expect(container.querySelector("[style]")).toBeNull()
}

/** The levels of all headings in document order, e.g. [2, 3, 3]. */
export const headingLevels = (container: Element) =>
  [...container.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) => Number(tagName[1]))
