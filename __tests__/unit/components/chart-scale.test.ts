import { labelRooms, roomsWhere } from "../../../src/components/charts/chart-room"
import { axisPosition, axisTicks, smoothPath } from "../../../src/components/charts/chart-scale"

describe("axisTicks", () => {
  it.each([
    ["whole numbers", [0, 2340], [0, 500, 1000, 1500, 2000, 2500]],
    ["a small share of a large number", [4.1, 4.1, 4.8], [4, 4.2, 4.4, 4.6, 4.8]],
    ["values on both sides of zero", [-12.5, 9.1], [-15, -10, -5, 0, 5, 10]],
    ["only negative values", [-8, -2], [-8, -6, -4, -2]],
    ["one value again and again", [5, 5, 5], [0, 1, 2, 3, 4, 5]],
    ["nothing but zero", [0, 0], [0, 1]],
    ["one negative value", [-3], [-3, -2, -1, 0]],
    ["decimals without binary noise", [0.1, 0.3], [0, 0.1, 0.2, 0.3]],
  ])("finds round ticks for %s", (_, values, ticks) => {
    expect(axisTicks(values)).toEqual(ticks)
  })

  it("starts at zero when asked to", () => {
    expect(axisTicks([88, 96], true)).toEqual([0, 20, 40, 60, 80, 100])
  })

  it.each([[[1e-9, 2e-9]], [[1e21, 3e21]], [[1_200_000, 1_940_000]], [[99.99, 100.01]], [[-1e6, 1e-3]]])(
    "takes in %p with two to eight ticks that all differ",
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

  it("starts anew behind a missing point", () => {
    expect(smoothPath([[0, 10], null, [500, 20], [1000, 30]])).toMatch(/^M0 10h0M500 20h0C/)
  })

  it("is straight where the points are", () => {
    expect(
      smoothPath([
        [0, 0],
        [300, 30],
        [600, 60],
      ]),
    ).toBe("M0 0h0C100 10 200 20 300 30C400 40 500 50 600 60")
  })

  it("never leaves the range of its points", () => {
    const path = smoothPath([
      [0, 900],
      [100, 100],
      [200, 100],
      [300, 800],
      [400, 790],
      [500, 0],
    ])
    const ys = [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map((match) => Number(match[1]))
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ys)).toBeLessThanOrEqual(900)
  })
})

describe("labelRooms", () => {
  const shownIn = (room: string, labels: string[]) => {
    const rooms = labelRooms(labels, 50)
    return labels.filter((_, index) => rooms[index]?.split(" ").includes(room))
  }
  const weeks = Array.from({ length: 12 }, (_, index) => `Week ${index + 1}`)

  it("shows all labels where they fit", () => {
    expect(shownIn("tiny", ["2024", "2025", "2026"])).toEqual(["2024", "2025", "2026"])
  })

  it("leaves labels out where they do not, but never the first and the last", () => {
    for (const room of ["tiny", "narrow", "medium", "broad", "wide", "full"]) {
      const shown = shownIn(room, weeks)
      expect(shown[0]).toBe("Week 1")
      expect(shown[shown.length - 1]).toBe("Week 12")
    }
    expect(shownIn("tiny", weeks).length).toBeLessThan(shownIn("wide", weeks).length)
  })

  it("stands labels as long as they get, one label, and none", () => {
    expect(shownIn("tiny", ["September of 2024", "b", "c", "September of 2025"])).toHaveLength(2)
    expect(labelRooms(["only"], 0)).toHaveLength(1)
    expect(labelRooms([], 0)).toEqual([])
  })
})

test("roomsWhere names the rooms whose width fits", () => {
  expect(roomsWhere((width) => width >= 560)).toBe("broad wide full")
  expect(roomsWhere(() => false)).toBe("")
})
