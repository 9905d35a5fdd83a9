/** Stub of the package `gatsby`, for `render-forms.tsx`. */
export const graphql = () => null
export const withPrefix = (path: string) => path
export const navigate = () => undefined
export const prefetchPathname = () => undefined
