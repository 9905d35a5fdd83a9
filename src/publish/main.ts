/** `node --import tsx src/publish/main.ts`: finishes what `gatsby build` has written to `public/`. */
import path from "node:path"
import { PublishError, type Site } from "./site"
import { publishSteps } from "./steps"

const project = process.cwd()
const site: Site = {
  folder: path.resolve("public"),
  memory: path.resolve(".cache/publish"),
  project,
  pathPrefix: "",
  styleHashes: new Set(),
}

const publish = async () => {
  try {
    for (const step of publishSteps) {
      const start = performance.now()
      await step.run(site)
      console.log(`  ${step.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
    }
  } catch (error) {
    if (!(error instanceof PublishError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

void publish()
