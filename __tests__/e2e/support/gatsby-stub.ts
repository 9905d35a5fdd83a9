/** Stub for the package `gatsby`, to render components without it; see `render-forms.tsx`. */
export const graphql = () => null
export const withPrefix = (path: string) => path
export const navigate = () => undefined
export const prefetchPathname = () => undefined
