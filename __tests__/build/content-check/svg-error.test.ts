import { svgError } from "../../../src/content-check/svg-error"

it.each([
  ["<svg>\n <g></svg>", "line 2, column 10: unexpected close tag"],
  ["<svg width=80/>", "line 1, column 12: unquoted attribute value"],
  ["<svg><use xlink:href='#a'/></svg>", 'line 1, column 27: unbound namespace prefix: "xlink"'],
  ["", "line 1, column 1: document must contain a root element"],
])("%j is not well-formed", (drawing, fault) => {
  expect(svgError(drawing)).toBe(fault)
})

it.each(['\uFEFF<?xml version="1.0"?>\r\n<svg/>', "<!DOCTYPE svg><svg><!-- a < b --></svg>"])(
  "%j is well-formed",
  (drawing) => {
    expect(svgError(drawing)).toBeUndefined()
  },
)
