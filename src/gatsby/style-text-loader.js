/**
 * A webpack loader: a package that fills its style element through `innerHTML` does so through `textContent`, which
 * Trusted Types allow.
 *
 * @param {string} source
 */
module.exports = (source) => source.replace(/\bstyle\.innerHTML = css\b/, "style.textContent = css")
