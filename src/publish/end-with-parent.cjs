/**
 * For `node --require`: end this process and its children if the parent was killed. Otherwise Gatsby would continue, and
 * overwrite files of the next build.
 */
const parent = process.ppid

setInterval(() => {
  if (process.ppid === parent) return
  try {
    // Kills the whole group if this process leads it.
    process.kill(-process.pid, "SIGKILL")
  } catch {
    process.exit(1)
  }
}, 500).unref()
