import { axisPosition, axisTicks, smoothPath } from "../../../../src/site/ui/charts/chart-scale"
import { labelWidths, widthsWhere } from "../../../../src/site/ui/charts/chart-widths"

describe("axisTicks", () => {
  it.each([
    ["whole numbers", [0, 2340], [0, 500, 1000, 1500, 2000, 2500]],
    ["a small share of a large number", [4.1, 4.1, 4.8], [4, 4.2, 4.4, 4.6, 4.8]],
    ["values on both sides of zero", [-12.5, 9.1], [-15, -10, -5, 0, 5, 10]],
    ["only negative values", [-8, -2], [-8, -6, -4, -2]],
    ["equal values", [5, 5, 5], [0, 1, 2, 3, 4, 5]],
    ["nothing but zero", [0, 0], [0, 1]],
    ["one negative value", [-3], [-3, -2, -1, 0]],
    ["decimals without floating-point errors", [0.1, 0.3], [0, 0.1, 0.2, 0.3]],
  ])("finds round ticks for %s", (_, values, ticks) => {
    expect(axisTicks(values)).toEqual(ticks)
  })

  it("can start at zero", () => {
    expect(axisTicks([88, 96], true)).toEqual([0, 20, 40, 60, 80, 100])
  })

  it.each([[[1e-9, 2e-9]], [[1e21, 3e21]], [[1_200_000, 1_940_000]], [[99.99, 100.01]], [[-1e6, 1e-3]]])(
    "includes %p in two to eight different ticks",
    (values) => {
      const ticks = axisTicks(values)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(8)
      expect(new Set(ticks).size).toBe(ticks.length)
      for (const value of values) {
        expect(axisPosition(value, ticks)).toBeGreaterThanOrEqual(0)
        expect(axisPosition(value, ticks)).toBeLessThanOrEqual(1)
      }
    },
  )
})

describe("smoothPath", () => {
  it("draws nothing without points and a dot for one", () => {
    expect(smoothPath([])).toBe("")
    expect(smoothPath([[500, 250]])).toBe("M500 250h0")
  })

  it("starts a new line after a missing point", () => {
    expect(smoothPath([[0, 10], null, [500, 20], [1000, 30]])).toMatch(/^M0 10h0M500 20h0C/)
  })

  const points = (text: string) =>
    text.split(", ").map((point) => point.split(" ").map(Number) as [number, number])

  it("is straight for points on a straight line", () => {
    expect(smoothPath(points("0 0, 300 30, 600 60"))).toBe("M0 0h0C100 10 200 20 300 30C400 40 500 50 600 60")
  })

  it("never leaves the range of its points", () => {
    const path = smoothPath(points("0 900, 100 100, 200 100, 300 800, 400 790, 500 0"))
    const ys = [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map((match) => Number(match[1]))
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ys)).toBeLessThanOrEqual(900)
  })
})

describe("labelWidths", () => {
  const shownAt = (width: number, labels: string[]) => {
    const widths = labelWidths(labels, 50)
    return labels.filter((_, index) => widths[index]?.split(" ").includes(String(width)))
  }
  const weeks = Array.from({ length: 12 }, (_, index) => `Week ${index + 1}`)

  it("shows all labels if they fit", () => {
    expect(shownAt(252, ["2024", "2025", "2026"])).toEqual(["2024", "2025", "2026"])
  })

  it("omits labels that do not fit, but never the first and the last", () => {
    for (const width of [252, 300, 420, 560, 720, 1000]) {
      const shown = shownAt(width, weeks)
      expect(shown[0]).toBe("Week 1")
      expect(shown[shown.length - 1]).toBe("Week 12")
    }
    expect(shownAt(252, weeks).length).toBeLessThan(shownAt(720, weeks).length)
  })

  it("accepts very long labels, one label, and none", () => {
    expect(shownAt(252, ["September of 2024", "b", "c", "September of 2025"])).toHaveLength(2)
    expect(labelWidths(["only"], 0)).toHaveLength(1)
    expect(labelWidths([], 0)).toEqual([])
  })
})

test("widthsWhere lists the widths that fit", () => {
  expect(widthsWhere((width) => width >= 560)).toBe("560 720 1000")
  expect(widthsWhere(() => false)).toBe("")
})
