/** `npm test -- --only budgets`: compare the hand-written lines of each folder of src with src/budgets.json. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../content"
import { root } from "../publish/paths"

/** Print the lines of each folder. Return the exit code: 1 if a folder has more lines than its budget. */
export async function lineBudgets(): Promise<number> {
  const budgets: Record<string, number> = JSON.parse(
    readFileSync(path.join(root, "src/budgets.json"), "utf8"),
  )
  const lines = linesByFolder(path.join(root, "src"))
  const over = Object.entries(budgets).filter(([folder, budget]) => (lines.get(folder) ?? 0) > budget)
  for (const [folder, budget] of Object.entries(budgets))
    console.log(`${folder.padEnd(8)} ${String(lines.get(folder) ?? 0).padStart(6)} of ${budget}`)
  for (const [folder] of over)
    console.error(
      `src/${folder} has more lines than its budget. Remove code, or raise the number in src/budgets.json and give the reason in the commit's body.`,
    )
  return over.length > 0 ? 1 : 0
}

/** Hand-written lines of code. Generated files do not count. */
function linesByFolder(folder: string) {
  const lines = new Map<string, number>()
  for (const file of filesBelow(folder)) {
    const [name = ""] = file.split("/")
    if (!/\.(?:tsx?|mjs|cjs|js|css)$/.test(file) || file.includes("generated/")) continue
    const text = readFileSync(path.join(folder, file), "utf8")
    lines.set(name, (lines.get(name) ?? 0) + text.split("\n").length - 1)
  }
  return lines
}
