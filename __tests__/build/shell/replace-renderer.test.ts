import styled from "@emotion/styled"
import type { ReplaceRendererArgs } from "gatsby"
import { createElement, lazy, Suspense } from "react"
import { Helmet } from "react-helmet"
import { collectStyles } from "../../../src/shell/page-styles"
import { replaceRenderer } from "../../../src/shell/replace-renderer"

/** Render a page like Gatsby, and read its head directly afterwards, like gatsby-plugin-react-helmet. */
const renderPage = async (title: string, wait: number) => {
  const Text = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    return { default: () => createElement("p", null, `Text of ${title}`) }
  })
  let html = ""
  await replaceRenderer?.(
    {
      bodyComponent: createElement(
        "main",
        null,
        createElement(Helmet, { title }),
        createElement(Suspense, { fallback: "Not yet" }, createElement(Text)),
      ),
      replaceBodyHTMLString: (body: string) => {
        html = body
      },
      setHeadComponents: () => {},
    } as unknown as ReplaceRendererArgs,
    { plugins: [] },
  )
  return { html, title: Helmet.renderStatic().title.toString() }
}

describe("replaceRenderer", () => {
  it("waits for lazy parts, and keeps them in place", async () => {
    const { html } = await renderPage("One", 10)
    expect(html).toContain("Text of One")
    expect(html).not.toMatch(/Not yet|<template|hidden/)
  })

  it("renders the same HTML before and after parts are loaded", async () => {
    const Part = lazy(async () => ({ default: () => createElement("p", { id: "a" }, "Tea & ", 2) }))
    const element = () =>
      createElement("main", null, createElement(Suspense, null, createElement(Part), "text"), "end")
    const render = async () => {
      let html = ""
      const replaceBodyHTMLString = (body: string) => {
        html = body
      }
      const args = {
        bodyComponent: element(),
        replaceBodyHTMLString,
        setHeadComponents: () => {},
      } as unknown as ReplaceRendererArgs
      await replaceRenderer?.(args, { plugins: [] })
      return html
    }
    const first = await render()
    expect(first).toContain('<p id="a">Tea &amp; <!-- -->2</p>')
    expect(await render()).toBe(first)
  })

  it("keeps the heads of pages separate that are rendered in parallel", async () => {
    const titles = ["One", "Two", "Three"]
    const rendered = await Promise.all(
      titles.map((title, index) => renderPage(title, [20, 1, 5][index] ?? 0)),
    )
    rendered.forEach(({ html, title }, index) => {
      expect(title).toContain(`>${titles[index]}</title>`)
      expect(html).toContain(`Text of ${titles[index]}`)
    })
  })

  it("writes styles once, in one element, and without vendor prefixes", async () => {
    const box = () => createElement(styled.p({ display: "flex", backdropFilter: "blur(1px)" }), null)
    let css = ""
    await replaceRenderer?.(
      {
        bodyComponent: createElement("main", null, box(), box()),
        replaceBodyHTMLString: () => {},
        setHeadComponents: ([element]: { props: { dangerouslySetInnerHTML: { __html: string } } }[]) => {
          css = element?.props.dangerouslySetInnerHTML.__html ?? ""
        },
      } as unknown as ReplaceRendererArgs,
      { plugins: [] },
    )
    expect(css).toMatch(/^\.css-[^{]+\{display:flex;backdrop-filter:blur\(1px\);\}$/)
  })

  it("continues with the next page if one fails", async () => {
    const failing = replaceRenderer?.(
      {
        bodyComponent: createElement(() => {
          throw new Error("broken")
        }),
        replaceBodyHTMLString: () => {},
      } as unknown as ReplaceRendererArgs,
      { plugins: [] },
    )
    const next = renderPage("Next", 1)
    await expect(failing).rejects.toThrow("broken")
    expect((await next).html).toContain("Text of Next")
  })
})

describe("the styles of a page", () => {
  const { html, css, inserted } = collectStyles(
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><style data-emotion="css a1">.css-a1{color:red}</style><p class="css-a1">One</p><style data-emotion="css b2">.css-b2{}</style><style data-emotion="css a1">.css-a1{color:red}</style></div><div id="gatsby-announcer" style="position:absolute"></div>',
  )

  it("are one element, with each rule once, and Emotion's ids", () => {
    expect(inserted["data-emotion"]).toBe("css a1 b2")
    expect(css).toBe(".css-a1{color:red}.css-b2{}")
  })

  it("leave no style element and no style attribute in the body", () => {
    expect(html).toBe(
      '<div tabindex="-1" id="gatsby-focus-wrapper"><p class="css-a1">One</p></div><div id="gatsby-announcer"></div>',
    )
  })
})
