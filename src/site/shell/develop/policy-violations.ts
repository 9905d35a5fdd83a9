/** What the security policy would block on the published site, as `gatsby develop` finds it. */
import { useSyncExternalStore } from "react"
import { createStore } from "../../../util/create-store"
import { blockedByPolicy } from "../head/blocked-by-policy"

interface Violation {
  /** Path from the project's root. */
  file: string
  line: number
  message: string
}

const violations = createStore<readonly Violation[]>([])

export const usePolicyViolations = () => useSyncExternalStore(violations.subscribe, violations.get)

/** Collect violations of the policy, which develop sends as report-only, and style attributes in JSX. */
export const watchPolicy = (): void => {
  for (const event of window.earlyViolations ?? []) onViolation(event)
  document.addEventListener("securitypolicyviolation", onViolation)
  watchStyleAttributes()
}

declare global {
  interface Window {
    /** Of the first script: the parser may request what the policy blocks. */
    earlyViolations?: SecurityPolicyViolationEvent[]
  }
}

/** Add a violation, if it is new, once no component is rendering. */
const report = (violation: Violation) =>
  setTimeout(() => {
    const known = violations.get()
    const isSame = ({ file, message }: Violation) => file === violation.file && message === violation.message
    if (!known.some(isSame)) violations.set([...known, violation])
  })

const onViolation = (event: SecurityPolicyViolationEvent) => {
  const { effectiveDirective, blockedURI, sample, sourceFile } = event
  // webpack's modules in development.
  if (/^(?:eval|Function)\|/.test(sample)) return
  const what = URL.canParse(blockedURI) ? blockedURI : sample || blockedURI
  const { pathname } = new URL(sourceFile || "/", document.baseURI)
  const file = moduleWith(what) ?? (pathname.endsWith(".js") ? pathname : "gatsby-ssr.tsx or a plugin's")
  report({ file, line: 1, message: blockedByPolicy(effectiveDirective, what) })
}

/** The module that has an address or code. webpack has them as escaped strings. */
const moduleWith = (what: string): string | undefined => {
  const texts = [what, what.replace(/^(\w+:\/\/[^/]+).*/s, "$1"), what.replace(/^[^|]*\|/, "")].map(lettersOf)
  const isIn = (text: string) => texts.some((one) => one && text.includes(one))
  return findModule((id) => isIn(lettersOf(String(__webpack_modules__[id]))))
}

/** The file of a module, if possible one of this project. */
const findModule = (isMatch: (id: string) => boolean) => {
  const ids = Object.keys(__webpack_modules__)
  const isOwn = (id: string) => !id.includes("node_modules")
  const id = ids.find((one) => isOwn(one) && isMatch(one)) ?? ids.find((one) => !isOwn(one) && isMatch(one))
  return id?.replace(/^\.\/|\?.*$/g, "")
}

declare const __webpack_modules__: Record<string, unknown>

const lettersOf = (code: string) => code.replace(/\\+[nrt]?|\W/g, "")

/** Browsers allow React to set styles, but the server would write attributes: report elements by their JSX. */
const watchStyleAttributes = () => {
  const runtime: { jsxDEV: CreateElement } = require("react/jsx-dev-runtime")
  const { jsxDEV } = runtime
  runtime.jsxDEV = (...args) => {
    const [, { style }, , , source] = args
    const [name] = Object.entries(style ?? {}).find(([, value]) => value !== undefined) ?? []
    // The published pages have none of those that Gatsby writes (`site/shell/render/page-styles.ts`).
    if (name && source && !source.fileName.includes("/.cache/")) {
      const file = findModule((id) => source.fileName.endsWith(id.slice(1))) ?? source.fileName
      const message = blockedByPolicy("style-src-attr", `style={{ ${name} }}`)
      report({ file, line: source.lineNumber, message })
    }
    return jsxDEV(...args)
  }
}

type Source = { fileName: string; lineNumber: number }
type CreateElement = (
  ...args: [type: unknown, props: { style?: object }, key: unknown, isStatic: boolean, source?: Source]
) => unknown
