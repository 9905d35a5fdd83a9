/** Entry point of `npm run content:check`, `npm run new`, `npm run rename` and `npm run generate`. */
import { createInterface } from "node:readline/promises"
import { systemProblem } from "../util/system-problem"

async function main([name = "", ...args]: string[]) {
  // Here, so that missing packages are reported like other problems.
  const { showsColour } = await import("../content")
  const { check, create, generate, rename } = await import("../content/commands")
  const { model } = await import("../site/collections/model")
  const commands = { check, new: create, rename, generate }
  const command = Object.entries(commands).find(([known]) => known === name)?.[1]
  if (!command) {
    console.error(`There is no command "${name}". The commands are: ${Object.keys(commands).join(", ")}.`)
    return 2
  }
  return command(args, {
    root: process.cwd(),
    model,
    env: process.env,
    write: (line) => console.log(line),
    inColour: showsColour(),
    ...(process.stdin.isTTY && process.stdout.isTTY ? { ask } : {}),
  })
}

async function ask(question: string) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

// The reader may close the pipe early: | head.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit()
  throw error
})

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: Error) => {
    const problem = systemProblem(error)
    if (problem) console.error(problem)
    // A bug. Editors get one line; developers set DEBUG for the stack.
    else
      console.error(
        `This command has failed: ${error.message}. Please show this line to a developer: DEBUG=1 shows where.`,
      )
    if (process.env.DEBUG) console.error(error.stack)
    process.exitCode = 70
  },
)
