import { withPrefix } from "gatsby"
import { type AnchorHTMLAttributes, useCallback, useContext } from "react"
import { CurrentPath } from "./current-path"
import { isSitePath, pageAddress } from "./page-address"
import { prefetchNear } from "./prefetch"

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site ("/services/"), an anchor ("#results"), or an absolute URL. */
  href: string
}

/**
 * A link. Links to pages of this site mark the current page and prefetch near the viewport; `followPageLinks` handles
 * their clicks. Gatsby's Link prefetches only in the viewport, uses one observer per link, and works only once
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
  const staysOnPage = !["", "_self"].includes(anchor.target ?? "") || anchor.download !== undefined
  const prefetchRef = useCallback(
    (link: HTMLAnchorElement) => (staysOnPage ? () => {} : prefetchNear(link, address)),
    [address, staysOnPage],
  )
  return (
    <a ref={prefetchRef} href={withPrefix(address)} aria-current={current ? "page" : undefined} {...anchor} />
  )
}
