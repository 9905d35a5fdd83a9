/** An item of a breadcrumb (specification, section 3). */
export interface BreadcrumbRoute {
  name: string
  /** Path of the page. */
  value: string
}
