import { createElement } from "react"

/** Let pages use Gatsby's `Head` API next to Helmet, with React 19 and JSX's automatic runtime. */
export const supportGatsbyHead = (): void => {
  renderHeadWithGatsby()
  new MutationObserver(removeOtherTags).observe(document.head, { childList: true })
}

/**
 * Pass elements of a head to `createElement`, which Gatsby has replaced. Otherwise React puts them into the document
 * itself, and nothing removes them when the visitor leaves the page.
 */
const renderHeadWithGatsby = () => {
  for (const runtime of runtimes)
    for (const name of ["jsx", "jsxs", "jsxDEV"]) {
      const create = runtime[name]
      if (create)
        runtime[name] = (type, props, key, ...rest) =>
          headElements.has(type)
            ? createElement(type as string, key === undefined ? props : { ...props, key })
            : create(type, props, key, ...rest)
    }
}

type CreateElement = (type: unknown, props: object, key?: string, ...rest: unknown[]) => unknown

const runtimes: Record<string, CreateElement>[] = [
  require("react/jsx-runtime"),
  ...(process.env.NODE_ENV === "development" ? [require("react/jsx-dev-runtime")] : []),
]

const headElements = new Set<unknown>("html body title meta link base style script noscript".split(" "))

/** A page's own `Head` replaces the tags of the previous page: Helmet leaves its title, and the first one counts. */
const removeOtherTags = () => {
  if (!document.head.querySelector("[data-gatsby-head]")) return
  for (const tag of document.head.querySelectorAll(tagsOfPages)) tag.remove()
}

const tagsOfPages = ["[data-react-helmet]", "title", "script[type='application/ld+json']"]
  .map((tag) => `${tag}:not([data-gatsby-head])`)
  .join()
