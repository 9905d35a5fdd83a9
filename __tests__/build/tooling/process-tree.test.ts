import { type ProcessSample, parseStat, TreeMeter, treeOf } from "../../../src/tooling/process-tree"

const sample = (pid: number, parent: number, more: Partial<ProcessSample> = {}): ProcessSample => ({
  pid,
  parent,
  session: 1,
  startTime: 100,
  ticks: 0,
  residentPages: 0,
  ...more,
})

it("reads a line of /proc, whatever the program's name", () => {
  const line =
    "4242 (a (b) c) S 7 42 41 0 -1 4194304 9 0 0 0 150 25 30 5 20 0 11 0 98765 1000000 2048 184467 1 1\n"
  expect(parseStat(line)).toEqual({
    pid: 4242,
    parent: 7,
    session: 41,
    startTime: 98765,
    ticks: 210,
    residentPages: 2048,
  })
  expect(parseStat("")).toBeUndefined()
})

it("finds descendants in any order, the session of the root, and who was in the tree before", () => {
  const all = [
    sample(1, 0),
    sample(12, 11, { session: 12 }),
    sample(11, 10, { session: 11 }),
    sample(10, 1, { session: 10 }),
    sample(13, 1, { session: 10 }),
    sample(14, 1, { session: 14, startTime: 55 }),
    sample(15, 1, { session: 15 }),
  ]
  const pids = treeOf(all, 10, new Set(["14@55", "15@99"])).map(({ pid }) => pid)
  expect(pids).toEqual([12, 11, 10, 13, 14])
})

describe("the meter", () => {
  /** Feeds one reading a look; the last is looked at for ever. */
  const meterOver = (...readings: ProcessSample[][]) => {
    let look = 0
    return new TreeMeter(10, () => readings[Math.min(look++, readings.length - 1)] ?? [])
  }
  const root = (ticks: number) => sample(10, 1, { ticks, residentPages: 10 })
  const child = (ticks: number) => sample(11, 10, { ticks, residentPages: 300 })

  it("counts a child once, before and after its parent has waited for it", () => {
    const meter = meterOver([root(5), child(100)], [root(5), child(120)], [root(127)])
    for (let count = 0; count < 3; count += 1) meter.sample()
    expect(meter.ticks).toBe(127)
  })

  it("keeps the time of a process that nobody waited for", () => {
    const meter = meterOver([root(5), child(100)], [root(6)], [root(6)], [root(6)], [root(9)])
    for (let count = 0; count < 3; count += 1) meter.sample()
    expect(meter.ticks).toBe(105 + 3)
  })

  it("is not misled by a child that is waited for during the look", () => {
    const meter = meterOver([root(5), child(100)], [root(5)], [root(106)], [root(107)])
    for (let count = 0; count < 3; count += 1) meter.sample()
    expect(meter.ticks).toBe(107)
  })

  it("takes the root's own account at its end, with children too brief to be seen", () => {
    const meter = meterOver([root(5), child(100)], [])
    meter.sample()
    meter.sample(140)
    expect(meter.ticks).toBe(140)
  })

  it("keeps the highest memory of all together and of one", () => {
    const meter = meterOver([root(0), child(0)], [root(0)])
    meter.sample()
    meter.sample()
    expect([meter.peakPages, meter.peakPagesOfOne]).toEqual([310, 300])
  })
})
