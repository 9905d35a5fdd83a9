import { withPrefix } from "gatsby"
import { type AnchorHTMLAttributes, useCallback, useContext } from "react"
import { CurrentPath } from "../lib/current-path"
import { isSitePath, pageAddress } from "../lib/page-address"
import { prefetchNear } from "../lib/prefetch"

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site ("/services/"), an anchor ("#results"), or an absolute URL. */
  href: string
}

/**
 * A link. For a page of this site it marks the current page, and prefetches near the viewport. `followPageLinks`
 * handles clicks. Gatsby's Link prefetches only in the viewport, with one observer per link, and works only once
 * hydrated.
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
  // A new tab or a download does not change the page.
  const elsewhere = !["", "_self"].includes(anchor.target ?? "") || anchor.download !== undefined
  const observed = useCallback(
    (link: HTMLAnchorElement) => (elsewhere ? () => {} : prefetchNear(link, address)),
    [address, elsewhere],
  )
  return (
    <a ref={observed} href={withPrefix(address)} aria-current={current ? "page" : undefined} {...anchor} />
  )
}
