import { withPrefix } from "gatsby"
import { type AnchorHTMLAttributes, useCallback, useContext } from "react"
import { CurrentPath } from "../lib/current-path"
import { isSitePath, pageAddress } from "../lib/page-address"
import { prefetchNear } from "../lib/prefetch"

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site ("/services/"), an anchor ("#results"), or an absolute address. */
  href: string
}

/**
 * A link that prefetches pages of this site when it comes near the viewport and marks the page shown; a plain anchor
 * for everything else. That its page opens without loading a document is not its own doing: see `followPageLinks`.
 * Gatsby's own Link prefetches only what is in view, with an observer for each link, and works only once hydrated.
 */
export const Link = ({ href, ...anchor }: LinkProps) => {
  const address = pageAddress(href)
  if (address !== undefined) return <PageLink address={address} {...anchor} />
  return <a href={isSitePath(href) ? withPrefix(href) : href} {...anchor} />
}

interface PageLinkProps extends Omit<LinkProps, "href"> {
  address: string
}

const PageLink = ({ address, ...anchor }: PageLinkProps) => {
  const current = useContext(CurrentPath) === address
  // A new tab, or a file to keep, is no page of this tab.
  const elsewhere = !["", "_self"].includes(anchor.target ?? "") || anchor.download !== undefined
  const observed = useCallback(
    (link: HTMLAnchorElement) => (elsewhere ? () => {} : prefetchNear(link, address)),
    [address, elsewhere],
  )
  return (
    <a ref={observed} href={withPrefix(address)} aria-current={current ? "page" : undefined} {...anchor} />
  )
}
