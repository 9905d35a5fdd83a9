export { shouldUpdateScroll } from "./src/site/router/should-update-scroll"
export { replaceHydrateFunction } from "./src/site/shell/render/hydrate"
export { onClientEntry, onRouteUpdate } from "./src/site/shell/route-hooks"
export { wrapPageElement } from "./src/site/shell/wrap-page-element"
