export { replaceHydrateFunction } from "./src/shell/render/hydrate"
export { onClientEntry, onRouteUpdate } from "./src/shell/route-hooks"
export { shouldUpdateScroll } from "./src/shell/router/should-update-scroll"
export { wrapPageElement } from "./src/shell/wrap-page-element"
