import { type ChildProcess, spawn } from "node:child_process"
import { RequestError } from "../http"
import { failureOf } from "./failures"

/** @param command fixed words, split at spaces @param args values from requests, one argument each */
export type Git = (command: string, ...args: string[]) => Promise<string>

/**
 * Run git without a shell, prompts, pager or editor, and stop it after a time limit. It has no access to our terminal,
 * where ssh, hooks and signing programs would wait for an answer. Errors are in plain words; the log has git's own.
 */
export const gitIn = (folder: string, variables: NodeJS.ProcessEnv = {}): Git => {
  const env = { ...process.env, ...settings, ...variables }
  return async (command, ...args) => {
    const child = spawn("git", [...options, ...command.split(" "), ...args], {
      ...{ cwd: folder, env, windowsHide: true, detached: hasGroups },
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
    // Differences and conflicts are answers too.
    if (code === 0 || (code === 1 && !isLate && answersWithOne.test(command))) return stdout
    const reason = isLate ? `no end within ${limit} seconds` : stderr.trim() || String(code)
    console.warn(`studio: git ${command}: ${reason}`)
    throw new RequestError(409, ...failureOf(command, reason))
  }
}

const answersWithOne = /--no-index|merge-tree|--refresh/

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

/** Names are not quoted, and mixed line endings are no error. */
const options = ["-c", "core.quotePath=false", "-c", "core.safecrlf=false"]

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
  // For the patterns of `failures.ts`.
  LANGUAGE: "en",
}
