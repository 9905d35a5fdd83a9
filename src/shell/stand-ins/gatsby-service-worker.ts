/** Stands in the place of what registers a service worker: this site has none. */
export {}
