import { useMemo } from "react"
import type { BreadcrumbRoute } from "../../content/define"
import { listName } from "../router/routes"
import { useSite } from "./use-site"

/** The home page, then the given pages. Must be the same pages on every render. */
export const useBreadcrumb = (routes: readonly BreadcrumbRoute[]): readonly BreadcrumbRoute[] => {
  const { home } = useSite().names
  return useMemo(() => [{ name: home, value: "/" }, ...routes], [home, routes])
}

/** A list in a breadcrumb. @param path of its first page */
export const listRoute = (path: string): BreadcrumbRoute => ({ name: listName(path) ?? "", value: path })
