/** What `npm run build` consists of. */
import path from "node:path"
import { root, toolScript } from "./paths.mjs"
import { runNode, say } from "./process.mjs"

/**
 * One step: a Node script with its arguments. A process of its own, so that the benchmark can weigh each
 * step alone and a step's memory is given back when it ends.
 * @typedef {{ name: string, args: string[] }} BuildStep
 */

/**
 * The steps in their order. What must run before or after Gatsby is added here, before or after its line; a
 * step works on the folder it is started in, since the benchmark builds copies of the project.
 * @param {string[]} [extra] arguments for `gatsby build`
 * @returns {BuildStep[]}
 */
export function buildSteps(extra = []) {
  return [
    { name: "gatsby build", args: [toolScript("gatsby"), "build", ...extra] },
    { name: "publish", args: ["--import", "tsx", path.join(root, "src/publish/main.ts")] },
  ]
}

/**
 * Builds the site into `public/`; stops at the first step that fails and answers with its exit code.
 * @param {string[]} [extra] arguments for `gatsby build`
 */
export async function build(extra = []) {
  for (const step of buildSteps(extra)) {
    say(`Building the site (${step.name}) …`)
    const code = await runNode(step.args)
    if (code !== 0) return code
  }
  return 0
}
