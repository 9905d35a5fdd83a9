/** Facts of a page's HTML as it is served, parsed by Chromium without running scripts. */
import { test as base } from "./test"

export type PageFacts = ReturnType<typeof readFacts> & { status: number; html: string }

interface Fixtures {
  /** Return the facts of the page at a path. Each worker reads a page once. */
  factsOf: (path: string) => Promise<PageFacts>
}

export const test = base.extend<object, Fixtures>({
  factsOf: [
    async ({ browser, playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL })
      const parser = await browser.newPage()
      const known = new Map<string, Promise<PageFacts>>()
      const read = async (path: string) => {
        const response = await request.get(path)
        const html = await response.text()
        return { ...(await parser.evaluate(readFacts, html)), html, status: response.status() }
      }
      await use((path) => {
        const facts = known.get(path) ?? read(path)
        known.set(path, facts)
        return facts
      })
      await parser.close()
      await request.dispose()
    },
    { scope: "worker" },
  ],
})

/** Runs in the browser. */
function readFacts(html: string) {
  const page = new DOMParser().parseFromString(html, "text/html")
  const all = <Tag extends Element = Element>(selector: string) => [...page.querySelectorAll<Tag>(selector)]
  const oneLine = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim()
  const startTag = (element: Element) => (element.cloneNode(false) as Element).outerHTML
  const content = (name: string) =>
    all<HTMLMetaElement>(`meta[name="${name}"]`).map((element) => element.content)
  // Headers and footers of articles and sections are not landmarks of the page.
  const ofPage = (tag: string) => all(tag).filter((element) => !element.closest("main, article, section"))
  const breadcrumb = page.querySelector('nav > ol > li > span[aria-current="page"]')?.closest("nav") ?? null
  const structuredData = all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? "")
  const placeholders = all('template, [hidden][id^="S:"]').map(startTag)
  for (const element of all("script, style, noscript, template")) element.remove()
  const known =
    /^(aria-|data-)|^(alt|autocomplete|charset|checked|class|colspan|content|crossorigin|datetime|decoding|disabled|fetchpriority|for|height|hidden|href|hreflang|http-equiv|id|inputmode|lang|loading|maxlength|method|action|name|nomodule|async|defer|novalidate|open|placeholder|property|readonly|rel|required|role|rows|rowspan|scope|selected|sizes|src|srcset|start|style|tabindex|target|title|type|value|width|media|multiple|min|max|step|pattern|spellcheck|download|dir|itemprop|cite|reversed|translate|for|headers|form|popover|popovertarget|inert|enterkeyhint)$/
  const readAttributes = "alt title placeholder aria-label aria-valuetext content href src srcset".split(" ")

  const facts = {
    lang: page.documentElement.getAttribute("lang"),
    titles: all("head > title").map((element) => oneLine(element.textContent)),
    descriptions: content("description"),
    robots: content("robots"),
    /** All meta elements with a name or a property. */
    metas: all<HTMLMetaElement>("meta[name], meta[property]").map((element) => ({
      name: element.getAttribute("property") ?? element.name,
      content: element.content,
    })),
    structuredData,
    canonicals: all(`link[rel="canonical"]`).map((element) => element.getAttribute("href") ?? ""),
    headings: all("h1, h2, h3, h4, h5, h6").map((element) => ({
      level: Number(element.tagName[1]),
      text: oneLine(element.textContent),
    })),
    landmarks: {
      main: all("main").length,
      banner: ofPage("header").length,
      contentinfo: ofPage("footer").length,
      // The closed menu of narrow windows has its own navigation.
      navigations: all("nav")
        .filter((element) => !element.closest("dialog"))
        .map((element) => {
          const by = element.getAttribute("aria-labelledby")
          return by ? oneLine(page.getElementById(by)?.textContent) : element.getAttribute("aria-label")
        }),
    },
    breadcrumb:
      breadcrumb &&
      [...breadcrumb.querySelectorAll("li")].map((item) => ({
        text: oneLine(item.textContent),
        href: item.querySelector("a")?.getAttribute("href") ?? null,
        current: item.querySelector("[aria-current]")?.getAttribute("aria-current") ?? null,
      })),
    images: all("img").map((element) => ({
      src: element.getAttribute("src") ?? "",
      alt: element.getAttribute("alt"),
      width: element.getAttribute("width"),
      height: element.getAttribute("height"),
    })),
    ids: all("[id]").map(({ id }) => id),
    links: all("a[href]").map((element) => ({
      href: element.getAttribute("href") ?? "",
      text: oneLine(element.getAttribute("aria-label") ?? element.textContent),
    })),
    /** Start tags of elements with a style attribute. */
    styled: all("[style]").map(startTag),
    /** Start tags of elements with an event handler attribute or a `javascript:` URL. */
    handlers: all("*")
      .filter(
        (element) =>
          element.getAttributeNames().some((name) => name.startsWith("on")) ||
          /^\s*javascript:/i.test(element.getAttribute("href") ?? ""),
      )
      .map(startTag),
    /** Attributes that HTML does not have: component props that reached the DOM. */
    unknown: all("body *")
      .filter((element) => element instanceof HTMLElement)
      .flatMap((element) =>
        element
          .getAttributeNames()
          .filter((name) => !known.test(name))
          .map((name) => `${name} on ${startTag(element)}`),
      ),
    /** Start tags of placeholders that a script would replace. */
    placeholders,
    /** All attributes that visitors see or screen readers read, and all URLs. */
    attributes: all("*").flatMap((element) =>
      readAttributes.flatMap((name) => {
        const value = element.getAttribute(name)
        return value === null ? [] : [`${name}="${value}"`]
      }),
    ),
  }
  // Separate the words of adjacent elements.
  for (const element of all("body *:not(b, strong, em, i, code, a, span, sup, sub, del, mark, kbd, abbr)"))
    element.after(" ")
  return { ...facts, text: oneLine(page.body.textContent) }
}
