import { containerWidthIn, horizontalOffset } from "../../../../src/site/ui/layout/horizontal-offset"

// Its styles are tested in e2e/sections.spec.ts.
it.each([
  [320, 0, 12],
  [639, 0, 12],
  [640, 640, 12],
  [767, 640, 75.5],
  [1440, 1280, 92],
  [1920, 1536, 204],
])("a window of %i px has a container of %i px and the offset %d", (width, container, offset) => {
  expect(containerWidthIn(width)).toBe(container)
  expect(horizontalOffset(width)).toBe(offset)
})
