import { pageFiles } from "../../../src/publish/pages/page-files"
import { DamagedOutput } from "../../../src/publish/site"
import { pageData, removeFolders, temporaryFolder, writeFiles } from "../../support/built-site"

afterEach(removeFolders)

it("lists the pages that Gatsby has rendered, with their files and kinds", () => {
  const folder = temporaryFolder()
  writeFiles(folder, {
    "page-data/services/page-data.json": pageData("/services/", "component---list"),
    "page-data/index/page-data.json": pageData("/", "component---home"),
    "page-data/404.html/page-data.json": pageData("/404.html", "component---404"),
    "page-data/studies/%C3%A7ay/page-data.json": pageData("/studies/%C3%A7ay/", "component---study"),
    "page-data/app-data.json": "{}",
  })
  expect(pageFiles(folder)).toEqual([
    { address: "/", file: "index.html", kind: "component---home" },
    { address: "/404.html", file: "404.html", kind: "component---404" },
    { address: "/services/", file: "services/index.html", kind: "component---list" },
    { address: "/studies/%C3%A7ay/", file: "studies/çay/index.html", kind: "component---study" },
  ])
})

it("takes half a file for damage, which a clean build mends", () => {
  const folder = temporaryFolder()
  writeFiles(folder, { "page-data/services/page-data.json": pageData("/services/", "x").slice(0, 20) })
  expect(() => pageFiles(folder)).toThrow(DamagedOutput)
  expect(() => pageFiles(folder)).toThrow(/services\/page-data\.json is not the JSON it should be/)
})
