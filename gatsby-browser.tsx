export { onClientEntry, onRouteUpdate } from "./src/shell/route-hooks"
export { shouldUpdateScroll } from "./src/shell/should-update-scroll"
export { wrapPageElement } from "./src/shell/wrap-page-element"
export { wrapRootElement } from "./src/shell/wrap-root-element"
