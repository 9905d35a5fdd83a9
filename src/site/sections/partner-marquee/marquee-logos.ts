import type { MarqueeLogo } from "../../ui/media/marquee"

interface LogoEntry {
  readonly key: string
  readonly name: string
  readonly logo: { readonly publicURL: string | null }
}

/** The logos of data entries for a marquee. Entries without an image are omitted. */
export const marqueeLogos = (entries: readonly LogoEntry[]): MarqueeLogo[] =>
  entries.flatMap(({ key, name, logo: { publicURL: url } }) => (url ? [{ key, name, url }] : []))
