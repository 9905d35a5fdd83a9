/** In development, the overlay shows what the security policy of the published site would block. */
import { act, render, screen } from "@testing-library/react"
import { ContentProblems } from "../../../../src/site/shell/develop/content-problems-overlay"
import { watchPolicy } from "../../../../src/site/shell/develop/policy-violations"

const runtime = require("react/jsx-dev-runtime")

const violation = (fields: Partial<SecurityPolicyViolationEvent>) =>
  Object.assign(new Event("securitypolicyviolation"), { sample: "", sourceFile: "", ...fields })

const dispatch = (fields: Partial<SecurityPolicyViolationEvent>) =>
  act(async () => {
    document.dispatchEvent(violation(fields))
    await new Promise((resolve) => setTimeout(resolve))
  })

it("lists each violation once, with its file and the fix", async () => {
  Object.assign(globalThis, {
    __webpack_modules__: {
      "./node_modules/a/index.js": 'eval("fetch(\\"https://api.example/a\\")")',
      "./src/pages/probe.tsx": 'eval("fetch(\\"https://api.example/a\\"); run(\\"go(\\\\\\"now\\\\\\")\\")")',
    },
  })
  const early = { effectiveDirective: "script-src-elem", blockedURI: "https://tags.example/a.js" }
  window.earlyViolations = [violation(early) as unknown as SecurityPolicyViolationEvent]
  watchPolicy()
  render(<ContentProblems problems={[]} />)
  for (const _ of [1, 2])
    await dispatch({ effectiveDirective: "connect-src", blockedURI: "https://api.example/a" })
  await dispatch({ effectiveDirective: "script-src-elem", blockedURI: "inline", sample: '\n  go("now")' })
  await dispatch({ effectiveDirective: "require-trusted-types-for", blockedURI: "", sample: "eval|1" })
  await act(async () => {
    const source = { fileName: "/home/me/site/src/pages/probe.tsx", lineNumber: 7 }
    runtime.jsxDEV("p", { style: { color: "red" } }, undefined, false, source)
    runtime.jsxDEV("p", { style: { outline: undefined } }, undefined, false, source)
    // Gatsby's own, which the published pages do not have.
    const ofGatsby = { fileName: "/home/me/site/.cache/navigation.js", lineNumber: 202 }
    runtime.jsxDEV("p", { style: { top: 0 } }, undefined, false, ofGatsby)
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(screen.getByRole("alert")).toHaveTextContent("4 errors in the code")
  const items = screen.queryAllByRole("listitem").map(({ textContent }) => textContent)
  expect(items).toEqual([
    expect.stringContaining("(script-src) blocks https://tags.example/a.js. Put the file into static/"),
    expect.stringMatching(
      /^src\/pages\/probe\.tsx:1 .*\(connect-src\) blocks https:\/\/api\.example\/a\. Use/,
    ),
    expect.stringMatching(/^src\/pages\/probe\.tsx:1 .*\(script-src\) blocks .*go\("now"\)\. Move the code/s),
    expect.stringMatching(/^src\/pages\/probe\.tsx:7 .*blocks style={{ color }}\. Use Emotion/),
  ])
})
