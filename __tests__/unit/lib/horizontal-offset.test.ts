import { breakpointBelow, horizontalOffset, horizontalOffsetStyles } from "../../../src/lib/horizontal-offset"

describe("horizontalOffset", () => {
  it.each([
    [320, 0, 12],
    [390, 0, 12],
    [639, 0, 12],
    [640, 640, 12],
    [700, 640, 42],
    [767, 640, 75.5],
    [768, 768, 12],
    [1023, 768, 139.5],
    [1024, 1024, 12],
    [1280, 1280, 12],
    [1440, 1280, 92],
    [1536, 1536, 12],
    [1920, 1536, 204],
  ])("of a window of %i px: breakpoint %i, offset %d", (width, breakpoint, offset) => {
    expect(breakpointBelow(width)).toBe(breakpoint)
    expect(horizontalOffset(width)).toBe(offset)
  })

  it("has the same values in CSS", () => {
    expect(horizontalOffsetStyles).toMatchInlineSnapshot(`
"--horizontal-offset: 12px;
@media (min-width: 40em) { --horizontal-offset: calc((100vw - 40rem) / 2 + 12px); }
@media (min-width: 48em) { --horizontal-offset: calc((100vw - 48rem) / 2 + 12px); }
@media (min-width: 64em) { --horizontal-offset: calc((100vw - 64rem) / 2 + 12px); }
@media (min-width: 80em) { --horizontal-offset: calc((100vw - 80rem) / 2 + 12px); }
@media (min-width: 96em) { --horizontal-offset: calc((100vw - 96rem) / 2 + 12px); }"
`)
  })
})
