type Failure = [message: string, fix: string]

/** What is wrong and what to do, in words for editors. @param reason git's answer */
export const failureOf = (command: string, reason: string): Failure => {
  const [, message, fix] = failures.find(([pattern]) => pattern.test(reason)) ?? unknown
  const [, name = ""] = /'([^'\n]+)'/.exec(reason) ?? []
  const doing = /\b(?:push|fetch|ls-remote)\b/.exec(command)?.[0] === "push" ? "sending the changes" : "git"
  return [message.replace("{name}", name).replace("{doing}", doing), fix]
}

export const notVersioned = "this folder is not under version control"

const signIn = "Run git push once in a terminal and sign in there, or ask for access"

/** One of these, separated by commas. */
const any = (messages: string) => new RegExp(messages.replaceAll(", ", "|"), "i")

/** By git's messages; the first that fits. */
const failures: [pattern: RegExp, ...Failure][] = [
  [
    /^no end within/,
    "{doing} did not end in time and was stopped",
    "Try again. If it happens again, a developer can run git push in a terminal: it may wait for a password or a hook",
  ],
  [/ENOENT/, "git is not installed", "Install git, and start the site again"],
  [/not a git repository/, notVersioned, "Send it to the person who publishes the site"],
  [
    /tell me who you are|empty ident|auto-detect/i,
    "git does not know who you are",
    'Run: git config --global user.name "…", and the same for user.email',
  ],
  [/failed to sign|signing failed|gpg/i, "your key could not sign this", "Unlock the key, and try again"],
  [
    any(
      "returned error: 40[13], could not read (Username|Password), askpass, Authentication failed, Permission denied",
    ),
    "the server with the site's versions does not let you in",
    signIn,
  ],
  [/verification failed/i, "the server with the site's versions is not known here", signIn],
  [
    any("could not resolve host, unable to access, timed out, Connection, unreachable, Failed to connect"),
    "the server with the site's versions cannot be reached",
    "Check the connection, and try again",
  ],
  [
    any(
      "does not appear to be a git repository, repository .*not found, Could not read from remote, unable to find remote",
    ),
    "there are no versions of the site at the address of its server",
    "Ask a developer to check the address: git remote -v",
  ],
  [
    /protected branch|hook declined|remote rejected/i,
    "the server does not accept this: one of its rules forbids it",
    "Ask the person who looks after the repository. The log has the rule",
  ],
  [/\[rejected\]/, "this branch has other changes on the server", "Send the changes for review again"],
  [
    /failed to push some refs/,
    "a check on this machine stopped sending",
    "Ask a developer. The log has the check",
  ],
  [
    /would be overwritten|not uptodate/,
    "{name} has been changed here, and by others too",
    "Ask a developer to merge it: the studio only merges what it can edit and what nobody has staged",
  ],
  [/\.lock'/, "git is busy in this folder", "Try again in a moment. If it stays so, ask a developer"],
  [
    /resolve your current index|unmerged/,
    "a merge in this folder is not finished",
    "Ask a developer to finish it",
  ],
  [
    /dubious ownership/,
    "this folder belongs to another user of this machine",
    "Ask a developer: git config --global safe.directory",
  ],
  [/usage: git/, "this version of git is too old", "Install git 2.38 or later, and start the site again"],
  [/No space left|ENOSPC/, "the disk is full", "Make space, and try again"],
]

const unknown = [
  /./,
  "git could not do this",
  "Nothing is lost. Show the log of npm start to a developer",
] as const
