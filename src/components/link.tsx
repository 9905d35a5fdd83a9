import { withPrefix } from "gatsby"
import { type AnchorHTMLAttributes, type MouseEvent, useCallback, useContext } from "react"
import { CurrentPath } from "../lib/current-path"
import { navigateTo } from "../lib/navigate-to"
import { isSitePath, pageAddress } from "../lib/page-address"
import { prefetchNear, prefetchNow } from "../lib/prefetch"

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site ("/services/"), an anchor ("#results"), or an absolute address. */
  href: string
}

/**
 * A link that stays in the app for pages of this site and is a plain anchor for everything else. Gatsby's own Link
 * prefetches only what is in view, and with a second observer for each link.
 */
export const Link = ({ href, ...anchor }: LinkProps) => {
  const address = pageAddress(href)
  const elsewhere = (anchor.target ?? "_self") !== "_self" || anchor.download !== undefined
  if (address === undefined || elsewhere) {
    const target = address ?? href
    return <a href={isSitePath(target) ? withPrefix(target) : target} {...anchor} />
  }
  return <PageLink address={address} {...anchor} />
}

interface PageLinkProps extends Omit<LinkProps, "href"> {
  address: string
}

const PageLink = ({ address, onClick, onPointerEnter, onFocus, ...anchor }: PageLinkProps) => {
  const current = useContext(CurrentPath) === address
  const observed = useCallback((link: HTMLAnchorElement) => prefetchNear(link, address), [address])
  return (
    <a
      ref={observed}
      href={withPrefix(address)}
      aria-current={current ? "page" : undefined}
      {...anchor}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetchNow(address)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetchNow(address)
      }}
      onClick={(event) => {
        onClick?.(event)
        open(event, address)
      }}
    />
  )
}

/** Takes over exactly the clicks with which a browser would leave the page in the same tab. */
const open = (event: MouseEvent<HTMLAnchorElement>, address: string) => {
  const { pathname, search, hash } = event.currentTarget
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || withKey) return
  const here = pathname === window.location.pathname && search === window.location.search
  // The browser itself scrolls to a place of the page that is shown.
  if (here && hash) return
  event.preventDefault()
  void navigateTo(address, { replace: here })
}
