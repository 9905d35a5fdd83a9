import type { MarqueeLogo } from "../components/marquee"

interface LogoEntry {
  readonly key: string
  readonly name: string
  readonly logo: { readonly publicURL: string | null }
}

/** The logos of data nodes as a marquee takes them; what has no drawing is left out. */
export const marqueeLogos = (entries: readonly LogoEntry[]): MarqueeLogo[] =>
  entries.flatMap(({ key, name, logo: { publicURL: url } }) => (url ? [{ key, name, url }] : []))
