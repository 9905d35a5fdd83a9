/**
 * A webpack loader for Gatsby's `loader.js`: after a response with status 500, Gatsby requests the data of an error
 * page. If that fails with 500 too, it would repeat the request without end.
 *
 * @param {string} source
 */
module.exports = (source) => {
  const condition = "status === 500"
  if (!source.includes(condition))
    throw new Error(
      "Gatsby's loader.js no longer handles 500 as it did: see src/gatsby/webpack/server-error-loader.js.",
    )
  return source.replaceAll(condition, `${condition} && pagePath !== "/500.html"`)
}
