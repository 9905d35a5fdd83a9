import { createContext } from "react"

/** Path of the current page without the site's prefix. The shell provides it. Links use it to set `aria-current`, and the head for the metadata. */
export const CurrentPath = createContext<string | undefined>(undefined)
