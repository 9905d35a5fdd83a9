import type { BuiltSite } from "./built-site"
import { changePages } from "./change-pages"

/**
 * Put comments around email addresses that keep Cloudflare from replacing them: without scripts they would be lost, and
 * hydration would differ. React skips comments.
 */
export const protectAddresses = async (site: BuiltSite) => changePages(site, withProtectedAddresses)

/** A page in which each link to an address, and each text with one, is between two comments. */
export const withProtectedAddresses = (html: string): string => {
  const start = html.indexOf("<body")
  /** Name of the element that we are in, if comments would be text there, or if it is a protected link. */
  let inside: string | undefined
  const protect = (part: string): string => {
    const [, slash, name = ""] = tag.exec(part) ?? []
    if (slash && name === inside) {
      inside = undefined
      return name === "a" ? part + off : part
    }
    if (inside) return part
    const isLink = name === "a" && part.includes('href="mailto:')
    if (isLink || (!slash && rawElements.includes(name))) inside = name
    if (isLink) return on + part
    return !name && address.test(part) ? on + part + off : part
  }
  return (
    html.slice(0, start) +
    html
      .slice(start)
      .split(/(<[^>]*>)/)
      .map(protect)
      .join("")
  )
}

const [on, off] = ["<!--email_off-->", "<!--/email_off-->"]
const tag = /^<(\/?)([a-z0-9]+)/
const rawElements = ["script", "style", "textarea"]
const address = /[\w.+-]@[\w-]+\.\w/
