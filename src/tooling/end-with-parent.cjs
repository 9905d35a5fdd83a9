/**
 * `node --require` this: a process whose parent was killed ends, too, with the processes it has started. Gatsby would
 * otherwise go on and write into the files of the next build.
 */
const parent = process.ppid

setInterval(() => {
  if (process.ppid === parent) return
  try {
    // The leader of a group takes the others with it.
    process.kill(-process.pid, "SIGKILL")
  } catch {
    process.exit(1)
  }
}, 500).unref()
