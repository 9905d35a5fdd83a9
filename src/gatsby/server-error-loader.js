/**
 * A webpack loader for Gatsby's `loader.js`: where a server answers 500, Gatsby asks for the data of a page for errors,
 * and where the answer to that is 500, too, it would ask again at once and for ever.
 *
 * @param {string} source
 */
module.exports = (source) => {
  const condition = "status === 500"
  if (!source.includes(condition))
    throw new Error(
      "Gatsby's loader.js no longer handles 500 as it did: see src/gatsby/server-error-loader.js.",
    )
  return source.replaceAll(condition, `${condition} && pagePath !== "/500.html"`)
}
