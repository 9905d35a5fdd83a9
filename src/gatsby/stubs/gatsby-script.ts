/** Stub for gatsby-script, which this site does not use. */
export const Script = () => null

export const ScriptStrategy = {
  postHydrate: "post-hydrate",
  idle: "idle",
  offMainThread: "off-main-thread",
} as const

export const scriptCache = new Set<string>()
export const scriptCallbackCache = new Map<string, unknown>()
