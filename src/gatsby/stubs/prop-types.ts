/** Stub for the package prop-types, which React 19 ignores. All its checks are one object that does nothing. */
const check: object = new Proxy(() => check, { get: () => check })

export default check
