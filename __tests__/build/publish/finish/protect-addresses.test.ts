/**
 * Cloudflare leaves addresses alone that are between these comments.
 *
 * @jest-environment jsdom
 */
import { act, createElement } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { protectAddresses } from "../../../../src/publish/finish/protect-addresses"
import { pageOf, siteOf } from "../../../support/built-site"

const protect = (body: string) => {
  const parsed = pageOf(`<html><head><title>a@b.example</title></head><body>${body}</body></html>`)
  protectAddresses.page?.(parsed, siteOf({}))
  const html = parsed.changedHtml()
  expect(html).toContain("<title>a@b.example</title>")
  return html.slice(html.indexOf("<body>") + 6, html.indexOf("</body>"))
}
const on = "<!--email_off-->"
const off = "<!--/email_off-->"

test.each([
  ['<a href="mailto:a@b.example">Write</a>', `${on}<a href="mailto:a@b.example">Write</a>${off}`],
  [
    '<a class="x" href="mailto:a@b.example?subject=x"><b>a@b.example</b> <svg></svg></a>!',
    `${on}<a class="x" href="mailto:a@b.example?subject=x"><b>a@b.example</b> <svg></svg></a>${off}!`,
  ],
  ["<p>Write to a@b.example now</p>", `<p>${on}Write to a@b.example now${off}</p>`],
  [
    "<p>Mail<!-- -->a.b+c@d-e.example<!-- -->.</p>",
    `<p>Mail<!-- -->${on}a.b+c@d-e.example${off}<!-- -->.</p>`,
  ],
])("%s", (body, protectedBody) => {
  expect(protect(body)).toBe(protectedBody)
})

test.each([
  ['<a href="/contact-us/">Write</a>'],
  ["<script>const to = 'a@b.example'; if (1 < 2) alert(to)</script>"],
  ["<style>@media print { a { b: c } }</style>"],
  ["<textarea>a@b.example</textarea>"],
  ['<input placeholder="you@company.example">'],
  ["<p>2 @ 3, @name, a@b</p>"],
])("nothing changes in %s", (body) => {
  expect(protect(body)).toBe(body)
})

const Page = ({ to }: { to: string }) =>
  createElement(
    "main",
    null,
    createElement("p", null, "Write to ", to, " or "),
    createElement("p", null, to),
    createElement("a", { href: `mailto:${to}` }, to),
  )

test("React hydrates the page in place, and changes it later", async () => {
  const container = document.createElement("div")
  const served = protect(renderToString(createElement(Page, { to: "a@b.example" })))
  expect(served.split(on)).toHaveLength(4)
  container.innerHTML = served
  const link = container.querySelector("a")
  const errors: unknown[] = []
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const root = await act(async () =>
    hydrateRoot(container, createElement(Page, { to: "a@b.example" }), {
      onRecoverableError: (error) => errors.push(error),
    }),
  )
  expect(errors).toEqual([])
  expect(container.querySelector("a")).toBe(link)
  await act(async () => root.render(createElement(Page, { to: "c@d.example" })))
  expect(container.textContent).toBe("Write to c@d.example or c@d.examplec@d.example")
})
