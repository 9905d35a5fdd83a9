/** Escape an invalid path like `/%ff`, at which the server shows the 404 page, and Gatsby's router would throw. */
export const escapeInvalidPath = () => {
  const { pathname, search, hash } = location
  try {
    decodeURI(pathname)
  } catch {
    history.replaceState(null, "", pathname.replaceAll("%", "%25") + search + hash)
  }
}
