/** Stub for Partytown and for the registration of a service worker: this site has neither. */
export {}
