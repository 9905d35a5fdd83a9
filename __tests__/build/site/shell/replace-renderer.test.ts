import styled from "@emotion/styled"
import type { ReplaceRendererArgs } from "gatsby"
import { createElement, lazy, type ReactElement, Suspense } from "react"
import { Helmet } from "react-helmet"
import { collectStyles } from "../../../../src/site/shell/render/page-styles"
import { replaceRenderer } from "../../../../src/site/shell/render/replace-renderer"

/** Render an element like Gatsby. */
const render = async (bodyComponent: ReactElement) => {
  const rendered = { html: "", css: "" }
  await replaceRenderer?.(
    {
      bodyComponent,
      replaceBodyHTMLString: (body: string) => {
        rendered.html = body
      },
      setHeadComponents: ([element]: { props: { dangerouslySetInnerHTML: { __html: string } } }[]) => {
        rendered.css = element?.props.dangerouslySetInnerHTML.__html ?? ""
      },
    } as unknown as ReplaceRendererArgs,
    { plugins: [] },
  )
  return rendered
}

/** Render a page with a lazy part, and read its head directly afterwards, like gatsby-plugin-react-helmet. */
const renderPage = async (title: string, wait: number) => {
  const Text = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    return { default: () => createElement("p", null, `Text of ${title}`) }
  })
  const text = createElement(Suspense, { fallback: "Not yet" }, createElement(Text))
  const { html } = await render(createElement("main", null, createElement(Helmet, { title }), text))
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
    const first = await render(element())
    expect(first.html).toContain('<p id="a">Tea &amp; <!-- -->2</p>')
    expect(await render(element())).toEqual(first)
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
    const { css } = await render(createElement("main", null, box(), box()))
    expect(css).toMatch(/^\.css-[^{]+\{display:flex;backdrop-filter:blur\(1px\);\}$/)
  })

  it("continues with the next page if one fails", async () => {
    const failing = render(
      createElement(() => {
        throw new Error("broken")
      }),
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
