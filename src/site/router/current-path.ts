import { createContext } from "react"

/**
 * Path of the current page without the site's prefix. The shell provides it for `aria-current` of links and for the
 * metadata of the page.
 */
export const CurrentPath = createContext<string | undefined>(undefined)
