/** The last line of a command that the system has stopped. */
import { systemProblem } from "../../../src/util/system-problem"

it.each([
  ["ENOSPC", "The disk is full (/a): free some space and run the command again."],
  ["EROFS", "The disk is read-only (/a): make it writable, or copy the project to another folder."],
  ["EACCES", "A file or folder cannot be written or read (/a): change its permissions or its owner."],
  ["EPERM", "A file or folder cannot be changed (/a): change its permissions or its owner."],
  ["EMFILE", "Too many files are open: raise the limit (ulimit -n 8192) and run the command again."],
  ["ENOMEM", "The memory is full: close other programs and run the command again."],
])("says what to do about %s", (code, expected) => {
  expect(systemProblem(Object.assign(new Error(code), { code, path: "/a" }))).toBe(expected)
})

it.each([
  [
    "ERR_MODULE_NOT_FOUND",
    "Cannot find module '/a/node_modules/zod/v4/index.js' imported from /a/src/b.ts",
    true,
  ],
  ["MODULE_NOT_FOUND", "Cannot find module './c'\nRequire stack:\n- /a/node_modules/zod/index.cjs", true],
  ["ERR_MODULE_NOT_FOUND", "Cannot find package 'zod' imported from /a/src/b.ts", true],
  ["ERR_MODULE_NOT_FOUND", "Cannot find module '/a/src/c.ts' imported from /a/src/b.ts", false],
])("distinguishes damaged packages from missing code: %s, %s", (code, message, isDamaged) => {
  const expected = isDamaged
    ? "Files of installed packages are missing. Reinstall the packages: npm ci"
    : undefined
  expect(systemProblem(Object.assign(new Error(message), { code }))).toBe(expected)
})

it("says the same without a path", () => {
  expect(systemProblem({ code: "ENOSPC" })).toBe(
    "The disk is full: free some space and run the command again.",
  )
})

it.each([[new Error("ENOSPC")], [{ code: "toString" }], [{ code: "ENOENT" }], [undefined], [null], [1]])(
  "says nothing about %p",
  (error) => {
    expect(systemProblem(error)).toBeUndefined()
  },
)
