/** The private APIs of other packages that src/README.md lists: an upgrade that changes one fails here. */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import styled from "@emotion/styled"
import { createElement, lazy, Suspense } from "react"
import { renderToString } from "react-dom/server"

const read = (file: string) => {
  const found = path.resolve("node_modules", file)
  return existsSync(found) ? readFileSync(found, "utf8") : ""
}

const gatsby = (file: string) => read(`gatsby/cache-dir/${file}`)

const notReady = lazy(() => new Promise<never>(() => undefined))

it.each([
  [
    "site/shell/render/page-styles.ts",
    "Emotion no longer writes <style data-emotion> next to elements",
    () => renderToString(createElement(styled.p`color: red;`)).startsWith('<style data-emotion="css '),
  ],
  [
    "site/shell/render/page-styles.ts",
    "Gatsby's focus wrapper or announcer is gone: its style attribute may be elsewhere",
    () =>
      gatsby("production-app.js").includes('id="gatsby-focus-wrapper"') &&
      gatsby("route-announcer-props.js").includes("gatsby-announcer"),
  ],
  [
    "site/shell/route-hooks.ts",
    "Gatsby no longer stringifies the chunk mapping twice: delete parseChunkMapping",
    () => /___chunkMapping=\$\{JSON\.stringify\(/.test(gatsby("static-entry.js")),
  ],
  [
    "site/router/page-loader.ts",
    "Gatsby's loader is no longer window.___loader",
    () => gatsby("production-app.js").includes("window.___loader = publicLoader"),
  ],
  [
    "site/router/missing-code.ts",
    "Gatsby's pages no longer name their build",
    () => gatsby("static-entry.js").includes("___webpackCompilationHash"),
  ],
  [
    "gatsby/webpack/server-error-loader.js",
    "Gatsby's loader.js no longer handles 500 as it did",
    () => gatsby("loader.js").includes("status === 500"),
  ],
  [
    "site/shell/head/gatsby-head.ts",
    "Gatsby's Head API no longer replaces createElement: delete renderHeadWithGatsby",
    () =>
      gatsby("head/head-export-handler-for-browser.js").includes("React.createElement = function patched"),
  ],
  [
    "site/router/not-found-page.ts",
    "Gatsby's pages no longer name their path, or its app does not load pages with window.___loader",
    () =>
      gatsby("static-entry.js").includes("window.pagePath=") &&
      gatsby("production-app.js").includes('from "$virtual/match-paths.json"') &&
      gatsby("ensure-resources.js").includes("loader.loadPageSync(location.pathname"),
  ],
  [
    "gatsby/webpack/unsupported-features.ts",
    "Gatsby no longer keeps what needs a server in its store",
    () =>
      /component\.serverData = .*\s*component\.config = /.test(
        read("gatsby/dist/redux/reducers/components.js"),
      ) && read("gatsby/dist/internal-plugins/functions/gatsby-node.js").includes("setFunctions("),
  ],
  [
    "gatsby/resolvers/describe-queries.ts",
    "Gatsby no longer keeps the schema in its store",
    () => /case `SET_SCHEMA`/.test(read("gatsby/dist/redux/reducers/schema.js")),
  ],
  [
    "gatsby/nodes/changes-when-idle.ts",
    "Gatsby's develop is no longer XState's first service, or has no state that waits for changes",
    () =>
      read("gatsby/dist/commands/develop-process.js").includes("_xstate.interpret)(machine)") &&
      /RECOMPILE_PANIC_LIMIT[\s\S]*\n {4}waiting: \{/.test(
        read("gatsby/dist/state-machines/develop/index.js"),
      ) &&
      /"x:"\.concat\(sessionIdIndex\+\+\)/.test(read("xstate/lib/registry.js")),
  ],
  [
    "gatsby/outputs/pending-page-data.ts",
    "Gatsby no longer forgets page data, or its state is elsewhere: see whether the module can be deleted",
    () =>
      /if \(isFlushing\) \{\s*\/\/.*\s*return;/.test(read("gatsby/dist/utils/page-data.js")) &&
      read("gatsby/dist/utils/get-page-data.js").includes("QUERY_RUN_REQUESTED") &&
      read("gatsby/dist/redux/reducers/pending-page-data-writes.js").includes("pagePaths.delete"),
  ],
  [
    "publish/finish/references.ts",
    "Page data no longer names the results of static queries",
    () => read("gatsby/dist/utils/page-data-helpers.js").includes("staticQueryHashes"),
  ],
  [
    "gatsby/webpack/marquee-style-loader.js",
    "react-fast-marquee no longer injects its styles by innerHTML",
    () => read("react-fast-marquee/dist/index.js").includes("style.innerHTML = css"),
  ],
  [
    "site/router/should-update-scroll.ts",
    "Gatsby's router saves scroll positions under another key",
    () =>
      ["", "gatsby/node_modules/"].some((folder) =>
        read(`${folder}gatsby-react-router-scroll/session-storage.js`).includes("@@scroll|"),
      ),
  ],
  [
    "publish/finish/defer-scripts.ts",
    "Gatsby writes script tags differently",
    () => gatsby("static-entry.js").includes("<script key={scriptPath} src={scriptPath} async />"),
  ],
  [
    "gatsby/webpack/build-variables.ts",
    "Gatsby no longer reads the number of processors each time it asks for it",
    () => read("gatsby-core-utils/dist/cpu-core-count.js").includes("process.env.GATSBY_CPU_COUNT"),
  ],
  [
    "gatsby/load.ts",
    "Gatsby removes hidden files from its cache, or marks its workers differently",
    () =>
      /\(deleteGlobs, \{\s*cwd: program\.directory\s*\}\)/.test(read("gatsby/dist/services/initialize.js")) &&
      read("gatsby/dist/utils/worker/pool.js").includes("GATSBY_WORKER_POOL_WORKER: `true`"),
  ],
  [
    "gatsby/webpack/wait-for-image.ts",
    "gatsby-plugin-sharp writes images to other paths",
    () =>
      /contentDigest\}\/\$\{argsDigestShort\}`/.test(read("gatsby-plugin-sharp/index.js")) &&
      /`\/static\/\$\{digestDirPrefix\}`/.test(read("gatsby-plugin-sharp/index.js")),
  ],
  [
    "site/ui/media/marquee-styles.ts",
    "react-fast-marquee's elements have other class names",
    () =>
      ["rfm-marquee-container", "rfm-marquee", "rfm-initial-child-container"].every((name) =>
        read("react-fast-marquee/dist/index.js").includes(name),
      ),
  ],
  [
    "site/shell/render/replace-renderer.ts",
    "React marks parts that are not ready differently",
    () => renderToString(createElement(Suspense, null, createElement(notReady))).includes("<!--$!-->"),
  ],
])("%s: otherwise, %s", (_, sentence, holds) => {
  expect(holds() ? "" : sentence).toBe("")
})
