/**
 * Netlify build plugin, named in `netlify.toml`: keep Gatsby's caches and the finished site between builds.
 *
 * @typedef {{ cache: { restore: (paths: string[]) => Promise<boolean>, save: (paths: string[]) => Promise<boolean> } }} Utils
 */
const cachedFolders = [".cache", "public", "dist"]

module.exports = {
  /** @param {{ utils: Utils }} event */
  onPreBuild: ({ utils }) => utils.cache.restore(cachedFolders),
  /** @param {{ utils: Utils }} event */
  onPostBuild: ({ utils }) => utils.cache.save(cachedFolders),
}
