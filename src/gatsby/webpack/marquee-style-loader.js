/**
 * A webpack loader for react-fast-marquee: remove the assignment of its styles to `innerHTML`, which Trusted Types
 * block. `src/site/ui/media/marquee-styles.ts` has these styles.
 *
 * @param {string} source
 */
module.exports = (source) => source.replace(/\bstyle\.innerHTML = css\b/, "void css")
