/** Stub for the browser's part of Gatsby's Head API: this site uses react-helmet. */
export const headHandlerForBrowser = () => undefined
