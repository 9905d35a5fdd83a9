/**
 * Make the path one that Gatsby's router can read. It would throw at an invalid escape as in `/%ff`, at which the server
 * shows the 404 page, and browsers take `//services/` for the address of another site when it is used as a link.
 */
export const correctPath = () => {
  const { pathname, search, hash } = location
  const path = escaped(pathname).replace(/^\/+/, "/")
  if (path !== pathname) history.replaceState(null, "", path + search + hash)
}

const escaped = (path: string) => {
  try {
    decodeURI(path)
    return path
  } catch {
    return path.replaceAll("%", "%25")
  }
}
