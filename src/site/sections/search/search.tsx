import type { PropsOf } from "../../../content/define"
import { listedPages } from "../../features/search/listed-pages"
import { Search as SiteSearch } from "../../features/search/search"
import type { search } from "./section"

export type SearchProps = PropsOf<typeof search>

/** The search, and a list of all pages. */
export const Search = ({ texts, pages }: SearchProps) =>
  texts ? <SiteSearch texts={texts} pages={listedPages(pages)} /> : null
