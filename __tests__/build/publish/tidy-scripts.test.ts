import { readdirSync } from "node:fs"
import { tidyScripts } from "../../../src/publish/tidy-scripts"
import { removeFolders, siteOf } from "../../support/built-site"

afterEach(removeFolders)

const [app, chunk, old, runtime] = ["a", "b", "c", "d"].map((letter) => letter.repeat(20))

it("keeps the scripts that the page or the runtime names, and only those", async () => {
  const site = siteOf({
    "index.html": `<script src="/webpack-runtime-${runtime}.js"></script><script src="/app-${app}.js"></script>`,
    [`webpack-runtime-${runtime}.js`]: `({12:"${chunk}"})`,
    [`app-${app}.js`]: "app",
    [`app-${app}.js.LICENSE.txt`]: "licences",
    [`12-${chunk}.js`]: "chunk",
    [`12-${old}.js`]: "old chunk",
    [`app-${old}.js.LICENSE.txt`]: "old licences",
  })
  await tidyScripts.run(site)
  expect(readdirSync(site.folder).sort()).toEqual([
    `12-${chunk}.js`,
    `app-${app}.js`,
    `app-${app}.js.LICENSE.txt`,
    "index.html",
    `webpack-runtime-${runtime}.js`,
  ])
})
