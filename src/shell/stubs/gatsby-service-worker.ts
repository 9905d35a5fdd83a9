/** Stub for the service worker's registration: this site has no service worker. */
export {}
