import { utimesSync } from "node:fs"
import path from "node:path"
import { filesOfPlugins } from "../../../src/gatsby/outputs/public-files"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

afterEach(removeFolders)

it("lists what plugins have written in this build, and names what this site writes itself", () => {
  const root = temporaryFolder()
  const files = ["rss.xml", "admin/index.html", "robots.txt", "index.html", "probe.js", "old.txt"]
  const ofGatsby = [
    "app.js.map",
    "page-data/app-data.json",
    "slice-data/a.json",
    "static/a.png",
    "webpack.stats.json",
  ]
  writeFiles(root, Object.fromEntries([...files, ...ofGatsby].map((name) => [`public/${name}`, "text"])))
  writeFiles(root, { "static/probe.js": "text" })
  // Of an earlier build.
  utimesSync(path.join(root, "public/old.txt"), 0, 0)
  const warn = jest.fn()
  const found = filesOfPlugins(root, { warn }, new Set(["index.html"]))
  expect(found).toEqual(["admin/index.html", "rss.xml"])
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^robots\.txt of a plugin is not published/)]])
})
