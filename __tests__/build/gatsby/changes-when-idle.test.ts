import { changesWhenIdle } from "../../../src/gatsby/nodes/changes-when-idle"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it("makes the last change of each file: at once, then every four seconds, and none while queries run", () => {
  let isIdle = true
  const made: string[] = []
  const { add, remove } = changesWhenIdle(() => isIdle)
  const change = (name: string) => add(name.replace(/\d+/, ""), () => made.push(name))
  for (const name of ["a1", "a2", "a3", "b1", "c1"]) change(name)
  remove("c")
  jest.advanceTimersByTime(3900)
  expect(made).toEqual(["a1"])
  jest.advanceTimersByTime(200)
  expect(made).toEqual(["a1", "a3", "b1"])
  isIdle = false
  for (let key = 4; key < 200; key += 1) {
    change(`a${key}`)
    jest.advanceTimersByTime(260)
  }
  expect(made).toHaveLength(3)
  isIdle = true
  jest.advanceTimersByTime(60_000)
  expect(made).toEqual(["a1", "a3", "b1", "a199"])
})

it("goes on after a change that fails", async () => {
  const log = jest.spyOn(console, "error").mockImplementation()
  const made = jest.fn()
  const { add } = changesWhenIdle(() => true)
  add("a", () => {
    throw new Error("no node")
  })
  add("b", made)
  await jest.advanceTimersByTimeAsync(5000)
  expect(made).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledTimes(1)
})
