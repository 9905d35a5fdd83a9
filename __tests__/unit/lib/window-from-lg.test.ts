import { windowFromLg } from "../../../src/lib/window-from-lg"

it("resolves when the window becomes wide", async () => {
  const listeners: (() => void)[] = []
  const addEventListener = (_: string, listener: () => void) => listeners.push(listener)
  window.matchMedia = (() => ({ matches: false, addEventListener })) as unknown as typeof window.matchMedia
  const onWide = jest.fn()
  void windowFromLg().then(onWide)
  await Promise.resolve()
  expect(onWide).not.toHaveBeenCalled()
  for (const listener of listeners) listener()
  await windowFromLg()
  expect(onWide).toHaveBeenCalled()
})
