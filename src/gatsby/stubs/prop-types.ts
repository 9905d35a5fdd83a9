/** Stub for the package with checks of props, which React 19 ignores: every check is the same one. */
const check: object = new Proxy(() => check, { get: () => check })

export default check
