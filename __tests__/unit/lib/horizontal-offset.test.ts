import { breakpointBelow, horizontalOffset } from "../../../src/lib/horizontal-offset"

// Its styles are tested in e2e/sections.spec.ts.
it.each([
  [320, 0, 12],
  [639, 0, 12],
  [640, 640, 12],
  [767, 640, 75.5],
  [1440, 1280, 92],
  [1920, 1536, 204],
])("a window of %i px has the breakpoint %i and the offset %d", (width, breakpoint, offset) => {
  expect(breakpointBelow(width)).toBe(breakpoint)
  expect(horizontalOffset(width)).toBe(offset)
})
