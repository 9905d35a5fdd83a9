import { type ChildProcess, spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { setTimeout } from "node:timers/promises"
import { findProgram } from "../../../src/tooling/programs"
import { freePort } from "../../support/free-port"
import { type Browser, timeout, windowSize } from "./browser"

/** The key of an element in WebDriver's answers. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf"
const startTimeoutMs = 30_000
const graceMs = 1000

/** The system's WebKitGTK over WebDriver, on a virtual display; undefined if it is not installed. */
export const openWebKit = async (): Promise<Browser | undefined> => {
  const program = findProgram("webkit")
  if (!program || !existsSync("/usr/bin/xvfb-run")) return undefined
  const port = await freePort()
  const screen = ["-a", "-s", "-screen 0 1600x1200x24"]
  // Its own group: xvfb-run does not end its children.
  const driver = spawn("xvfb-run", [...screen, program, `--port=${port}`], {
    stdio: "ignore",
    detached: true,
  })
  const command = webDriver(`http://127.0.0.1:${port}`)
  try {
    await untilReady(() => command("GET", "/status"))
    const { sessionId } = await command<{ sessionId: string }>("POST", "/session", {
      capabilities: { alwaysMatch: { timeouts: { script: timeout, pageLoad: timeout } } },
    })
    const session = `/session/${sessionId}`
    await command("POST", `${session}/window/rect`, windowSize)
    return {
      open: (url) => command("POST", `${session}/url`, { url }),
      evaluate: (run) =>
        command("POST", `${session}/execute/sync`, { script: `return (${run})()`, args: [] }),
      click: async (selector) => {
        const element = await command<Record<string, string>>("POST", `${session}/element`, {
          using: "css selector",
          value: selector,
        })
        await command("POST", `${session}/element/${element[elementKey]}/click`, {})
      },
      screenshot: async () => Buffer.from(await command<string>("GET", `${session}/screenshot`), "base64"),
      close: async () => {
        await command("DELETE", session)
        await endGroup(driver)
      },
    }
  } catch (error) {
    await endGroup(driver)
    throw error
  }
}

/** Send commands of WebDriver's protocol. */
const webDriver =
  (address: string) =>
  async <Value = void>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Value> => {
    const response = await fetch(`${address}${path}`, { method, body: body ? JSON.stringify(body) : null })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`WebDriver, ${method} ${path}: ${value.message || value.error}`)
    return value
  }

async function untilReady(isReady: () => Promise<unknown>) {
  const end = Date.now() + startTimeoutMs
  for (;;) {
    try {
      return await isReady()
    } catch (error) {
      if (Date.now() > end) throw error
      await setTimeout(100)
    }
  }
}

/** End a process and its children, which may hang. */
async function endGroup({ pid }: ChildProcess) {
  if (pid === undefined) return
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    try {
      process.kill(-pid, signal)
    } catch {
      return
    }
    await setTimeout(graceMs)
  }
}
