/** Stands in the place of the browser's part of Gatsby's Head API: this site's heads are written by react-helmet. */
export const headHandlerForBrowser = () => undefined
