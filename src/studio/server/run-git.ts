import { type ChildProcess, spawn } from "node:child_process"
import { RequestError } from "./http"

/** @param command fixed words, split at spaces @param args values from requests, one argument each */
export type Git = (command: string, ...args: string[]) => Promise<string>

/**
 * Run git without a shell, prompts, pager or editor, and stop it after a time limit. It has no access to our terminal,
 * where ssh, hooks and signing programs would wait for an answer.
 */
export const gitIn = (root: string): Git => {
  const env = { ...process.env, ...settings }
  return async (command, ...args) => {
    const child = spawn("git", [...command.split(" "), ...args], {
      ...{ cwd: root, env, windowsHide: true, detached: hasGroups },
      stdio: ["ignore", "pipe", "pipe"],
    })
    const output: Buffer[][] = [child.stdout, child.stderr].map((stream) => {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      return chunks
    })
    const limit = Number(process.env.STUDIO_GIT_SECONDS || 60)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      // Now git removes its lock files. A hook may ignore the signal.
      end(child, "SIGTERM")
      setTimeout(() => end(child, "SIGKILL"), 2_000).unref()
    }, limit * 1000)
    const code = await exitOf(child).finally(() => clearTimeout(timer))
    const [stdout = "", stderr = ""] = output.map((chunks) => Buffer.concat(chunks).toString())
    // `git diff --no-index` exits with 1 if there are differences.
    if (code === 0 || (code === 1 && command.includes("--no-index"))) return stdout.replace(/\n$/, "")
    const name = `git ${command.split(" ")[0]}`
    if (isLate)
      throw new RequestError(
        409,
        `${name} did not end within ${limit} seconds and was stopped`,
        `Run ${name} in a terminal: it may wait for a password, or for a hook`,
      )
    const reason = stderr.trim() || String(code)
    const [, fix = "Fix this in a terminal, or ask a developer"] =
      fixes.find(([pattern]) => pattern.test(reason)) ?? []
    throw new RequestError(409, `git: ${reason}`, fix)
  }
}

/** The exit code, or the error that prevented the start. Does not wait for background processes of hooks. */
const exitOf = (child: ChildProcess) =>
  new Promise<unknown>((resolve) => {
    child.once("error", resolve).once("close", resolve)
    child.once("exit", (code) => setTimeout(resolve, 500, code))
  })

const hasGroups = process.platform !== "win32"

/** Send a signal to git and everything that it has started. */
function end({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(hasGroups ? -pid : pid, signal)
  } catch {
    // It has ended.
  }
}

const signIn = "Run git push once in a terminal, and sign in there"

/** How to fix git's errors, by their messages. */
const fixes: [pattern: RegExp, fix: string][] = [
  [/tell me who you are|empty ident/i, 'Run: git config --global user.name "…", and the same for user.email'],
  [/could not read|askpass|Authentication failed|Permission denied|verification failed/i, signIn],
  [/\[rejected\]|\[remote rejected\]/, "Run git pull --rebase in a terminal, and push again"],
  [
    /could not resolve host|unable to access|timed out|Connection refused/i,
    "Check the connection, and push again",
  ],
  [/\.lock'/, "Wait until git has ended elsewhere. If it is not running, delete that file"],
  [/failed to sign/, "Run git commit in a terminal, and enter the key's passphrase there"],
  [/dubious ownership/, "Run the command that git names, in a terminal"],
  [/ENOENT/, "Install git, and start the site again"],
]

const settings = {
  GIT_LITERAL_PATHSPECS: "1",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  GCM_INTERACTIVE: "never",
  // The command `false` only fails: git stops instead of asking for a password.
  GIT_ASKPASS: "false",
  SSH_ASKPASS_REQUIRE: "never",
  GIT_EDITOR: "true",
  GIT_PAGER: "cat",
  // For the patterns of `fixes`.
  LANGUAGE: "en",
}
