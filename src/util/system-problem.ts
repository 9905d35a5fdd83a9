/** What the system does not allow, and what to do, in one line. Undefined for other errors. */
export function systemProblem(error: unknown): string | undefined {
  const { code = "", path = "", dest = "", message = "" } = Object(error)
  if (/MODULE_NOT_FOUND$/.test(code) && /node_modules|Cannot find package/.test(message))
    return "Files of installed packages are missing. Reinstall the packages: npm ci"
  const place = dest || path
  return Object.hasOwn(problems, code) ? problems[code]?.(place && ` (${place})`) : undefined
}

const problems: Record<string, (place: string) => string> = {
  ENOSPC: (place) => `The disk is full${place}: free some space and run the command again.`,
  EDQUOT: (place) => `Your share of the disk is full${place}: free some space and run the command again.`,
  EROFS: (place) => `The disk is read-only${place}: make it writable, or copy the project to another folder.`,
  EACCES: (place) =>
    `A file or folder cannot be written or read${place}: change its permissions or its owner.`,
  EPERM: (place) => `A file or folder cannot be changed${place}: change its permissions or its owner.`,
  EBUSY: (place) =>
    `A file or folder is in use, or a disk of its own${place}: close what uses it, or unmount it.`,
  EXDEV: (place) => `A file or folder is on another disk${place}: keep the whole project on one.`,
  EMFILE: () => "Too many files are open: raise the limit (ulimit -n 8192) and run the command again.",
  ENFILE: () => "Too many files are open on this machine: close other programs and run the command again.",
  ENOMEM: () => "The memory is full: close other programs and run the command again.",
  EIO: (place) => `The disk reports an error${place}: check it, or copy the project to another one.`,
}
