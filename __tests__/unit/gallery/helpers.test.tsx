import { Button } from "../../../src/components/button"
import { forcedSelector } from "../../../src/gallery/forced-states"
import { jsxSource } from "../../../src/gallery/jsx-source"
import { toYaml } from "../../../src/gallery/to-yaml"

describe("toYaml", () => {
  it("writes values as an editor would", () => {
    expect(
      toYaml({
        challenges: [
          { icon: "wifi-off", title: "No network", accent: undefined },
          { icon: "clock", title: "12:30 is a time" },
        ],
        tags: ["Mobile", "38 %"],
        count: 3,
      }),
    ).toMatchInlineSnapshot(`
"challenges:
  - icon: wifi-off
    title: No network
  - icon: clock
    title: "12:30 is a time"
tags: [Mobile, "38 %"]
count: 3"
`)
  })
})

describe("jsxSource", () => {
  it("writes an element as one would write it", () => {
    const element = (
      <Button variant="red" href="/" disabled onClick={() => undefined}>
        Send
      </Button>
    )
    expect(jsxSource(element)).toBe('<Button variant="red" href="/" disabled onClick={…}>Send</Button>')
  })

  it("knows nothing of other things", () => {
    expect(jsxSource("text")).toBeUndefined()
    expect(jsxSource([<i key="1" />])).toBeUndefined()
  })
})

describe("forcedSelector", () => {
  it("lets a rule hold below an element that forces the state", () => {
    expect(forcedSelector(".card:hover > svg", "hover")).toBe('[data-force="hover"] .card > svg')
    expect(forcedSelector("a:hover, b", "hover")).toBe('[data-force="hover"] a')
    expect(forcedSelector(":focus-visible", "focus-visible")).toContain("button")
  })

  it("leaves rules of other states alone", () => {
    expect(forcedSelector(".card:hover", "active")).toBeUndefined()
    expect(forcedSelector(".card:not(:hover)", "hover")).toBeUndefined()
    expect(forcedSelector(".card", "hover")).toBeUndefined()
  })
})
