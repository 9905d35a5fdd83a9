/** The project's top folder, and arguments for `node` to run its programs. */
import path from "node:path"

/** The project's top folder. */
export const root = path.resolve(__dirname, "../..")

/** A TypeScript file of the project. @param name of the file, below src/ */
export const source = (name: string, ...args: string[]) => [
  "--import",
  "tsx",
  path.join(root, "src", name),
  ...args,
]

/** The command of an installed package. Faster than npx. */
export const command = (name: string, ...args: string[]) => [
  path.join(root, "node_modules/.bin", name),
  ...args,
]

/** Gatsby. It ends when its parent is killed. */
export const gatsby = (...args: string[]) => [
  "--require",
  path.join(root, "src/publish/end-with-parent.cjs"),
  ...command("gatsby", ...args),
]
