/** The packages in what was built: known, and all under licences that let them be given to visitors. */
import path from "node:path"
import { expect, test } from "@playwright/test"
import { isPermitted } from "../../src/tooling/permitted-licence"
import { stagingPlaces } from "../../src/tooling/staging.mjs"
import { visitorPackages } from "../../src/tooling/visitor-packages"
import { siteFolder } from "./support/site-folder"

test("every package that visitors get has a permitted licence", () => {
  const project = path.dirname(siteFolder)
  const shipped = visitorPackages(stagingPlaces(project).cache, siteFolder, project)
  const names = shipped.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(["react", "react-dom", "@emotion/react", "gatsby", "@fontsource-variable/outfit"]),
  )
  expect(shipped.filter(({ licence }) => !isPermitted(licence))).toEqual([])
  expect(shipped.filter(({ version }) => version === "unknown")).toEqual([])
  // What only builds and tests the site stays with us.
  for (const name of ["zod", "yaml", "sharp", "jest", "unified"]) expect(names).not.toContain(name)
})
