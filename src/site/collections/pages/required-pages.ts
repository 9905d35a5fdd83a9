/** The pages that are in no list, and what relies on each. */
export const requiredPages = [
  { path: "/", neededBy: "the logo leads to it" },
  { path: "/company/", neededBy: "breadcrumbs lead to it" },
  { path: "/company/clients/", neededBy: "other sites have links to it" },
  { path: "/company/why-{site.productName}/", neededBy: "other sites have links to it" },
  { path: "/contact-us/", neededBy: "buttons and forms lead to it" },
  { path: "/estimate/", neededBy: "buttons lead to it" },
  { path: "/estimate/completed/", neededBy: "the estimate form ends there" },
  { path: "/payment/callback/successful/", neededBy: "payment providers lead to it" },
  { path: "/payment/callback/failure/", neededBy: "payment providers lead to it" },
  { path: "/search/", neededBy: "the header leads to it" },
  { path: "/404/", neededBy: "hosts show it for addresses without a page" },
] as const
