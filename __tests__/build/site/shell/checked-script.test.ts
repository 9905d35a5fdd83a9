import type { Script as GatsbyScript } from "gatsby"
import { type ComponentProps, createElement } from "react"
import { renderToString } from "react-dom/server"
import { Script } from "../../../../src/site/shell/head/checked-script"

jest.mock("gatsby-script-itself", () => ({ Script: () => null }), { virtual: true })

type Props = ComponentProps<typeof GatsbyScript>
const render = (props: Props) => () => renderToString(createElement(Script, props))

it.each<Props>([
  { src: "/probe.js" },
  { src: "/probe.js?v=1", strategy: "idle" as Props["strategy"] },
  { src: "/folder/probe.js", strategy: "post-hydrate" as Props["strategy"] },
])("renders a script of this site: %j", (props) => {
  expect(render(props)()).toBe("")
})

it.each<[Props, string]>([
  [
    { src: "https://elsewhere.example/a.js" },
    '<Script src="https://elsewhere.example/a.js">: the security policy blocks scripts of https://elsewhere.example',
  ],
  [{ src: "//elsewhere.example/a.js" }, "scripts of https://elsewhere.example"],
  [{ src: "/probe.mjs" }, "do not end with .js"],
  [{ id: "inline", children: "alert(1)" }, '<Script id="inline">: the security policy blocks code in pages'],
  [{ dangerouslySetInnerHTML: { __html: "alert(1)" } }, "<Script without src>"],
  [{ src: "/a.js", strategy: "off-main-thread" as Props["strategy"] }, "workers"],
])("names a script that the policy blocks: %j", (props, message) => {
  expect(render(props)).toThrow(message)
})

it("allows the analytics script if it is enabled", () => {
  const props = { src: "https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E" }
  expect(render(props)).toThrow("scripts of https://www.googletagmanager.com")
  process.env.GATSBY_GA_MEASUREMENT_ID = "G-1A2B3C4D5E"
  expect(render(props)()).toBe("")
  delete process.env.GATSBY_GA_MEASUREMENT_ID
})
