/**
 * A build plugin of Netlify's, named in `netlify.toml`: keeps what the publishing steps remember (share images,
 * compressed files, the search index) from one build to the next.
 *
 * @typedef {{ cache: { restore: (paths: string[]) => Promise<boolean>, save: (paths: string[]) => Promise<boolean> } }} Utils
 */

/** Of `stagingPlaces` in `src/tooling/staging.mjs`, which a plugin cannot import before packages are installed. */
const kept = [".staging/memory"]

module.exports = {
  /** @param {{ utils: Utils }} event */
  onPreBuild: ({ utils }) => utils.cache.restore(kept),
  /** @param {{ utils: Utils }} event */
  onPostBuild: ({ utils }) => utils.cache.save(kept),
}
