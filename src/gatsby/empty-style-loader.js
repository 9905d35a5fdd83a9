/**
 * A webpack loader for react-fast-marquee: removes the assignment of its styles to `innerHTML`, which the policy blocks.
 * `src/components/marquee-styles.ts` has these styles.
 *
 * @param {string} source
 */
module.exports = (source) => source.replace(/\bstyle\.innerHTML = css\b/, "void css")
