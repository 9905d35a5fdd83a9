/** Trusted Types: strings that would run as code are blocked, and what Gatsby's `Head` needs is not. */

import { expect, test } from "@playwright/test"
import { openPage } from "../support/open-page"

test("strings never run as code", async ({ page }) => {
  await openPage(page, "/company/")
  const passed = await page.evaluate(async () => {
    // Code that a test evaluates directly may always run strings.
    await new Promise((resolve) => setTimeout(resolve))
    const element = <Name extends keyof HTMLElementTagNameMap>(name: Name) => document.createElement(name)
    const run = "window.injected = true"
    const image = `<img src="x" onerror="${run}">`
    const inScript = (change: (script: HTMLScriptElement) => void) => () => {
      const script = element("script")
      change(script)
      document.head.append(script)
    }
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(element("div"), { innerHTML: image }),
      outerHTML: () => Object.assign(document.body.appendChild(element("i")), { outerHTML: "a" }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", "a"),
      "part of a tag, then its rest": () => document.write("<"),
      srcdoc: () => Object.assign(element("iframe"), { srcdoc: "&lt;script>" }),
      parser: () => new DOMParser().parseFromString("a", "text/html"),
      fragment: () => document.createRange().createContextualFragment("a"),
      "script.text": inScript((script) => Object.assign(script, { text: run })),
      "script.text that is a text": inScript((script) => Object.assign(script, { text: '"a"' })),
      "script.text behind data": inScript((script) => Object.assign(script, { text: `{"a":1};${run}` })),
      "script of SVG": () =>
        document
          .createElementNS("http://www.w3.org/2000/svg", "script")
          .setAttributeNS("http://www.w3.org/1999/xlink", "href", "/app.js"),
      "script.textContent": inScript((script) => Object.assign(script, { textContent: run })),
      "script.src elsewhere": inScript((script) =>
        Object.assign(script, { src: "//elsewhere.example/a.js" }),
      ),
      "script.src data": inScript((script) =>
        Object.assign(script, { src: `data:text/javascript,${run}//.js` }),
      ),
      "script.src of another file": inScript((script) => Object.assign(script, { src: "/feed.xml" })),
      timer: () => setTimeout("[]"),
      function: () => new Function("[]"),
      "event handler": () => element("a").setAttribute("onclick", "[]"),
      worker: () => new Worker("/app.js"),
      embed: () => Object.assign(element("embed"), { src: "/app.js" }),
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return [name]
      } catch {
        return []
      }
    })
  })
  expect(passed).toEqual([])

  // These are blocked without an error.
  const inserted = await page.evaluate(async () => {
    const script = document.createElement("script")
    script.append("window.injected = true")
    document.head.append(script)
    const map = Object.assign(document.createElement("script"), { type: "importmap" })
    map.textContent = '{"imports":{"probe":"/app.js"}}'
    document.head.append(map)
    document.body.append(
      Object.assign(document.createElement("a"), { href: 'javascript:"<b>x</b>"', id: "code" }),
    )
    document.getElementById("code")?.click()
    await new Promise((resolve) => setTimeout(resolve, 100))
    return {
      mapped: await import("probe" as string).then(
        () => true,
        () => false,
      ),
      injected: "injected" in window,
    }
  })
  expect(inserted).toEqual({ mapped: false, injected: false })
  await expect(page.getByRole("main")).toBeVisible()
})

test("text, structured data and an empty script pass", async ({ page }) => {
  await openPage(page, "/company/")
  const text = await page.evaluate(() => {
    const wrapper = document.createElement("div")
    wrapper.innerHTML = "<script></script>"
    const data = Object.assign(document.createElement("script"), { type: "application/ld+json" })
    data.innerHTML = '{"@type":"Thing","name":"a < b"}'
    document.head.append(data)
    return data.text
  })
  expect(JSON.parse(text).name).toBe("a < b")
})
