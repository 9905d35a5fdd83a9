import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import type { ReactNode } from "react"

const cache = createCache({ key: "css" })
cache.insert = () => undefined

/** Render components without Emotion's styles: with many rules, jsdom takes long to find an element by its role. */
export const WithoutStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
)
