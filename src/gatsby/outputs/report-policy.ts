import { readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { CreateDevServerArgs } from "gatsby"
import { cspHash } from "../../publish/finish/add-security-policy"
import { contentSecurityPolicy } from "../../publish/finish/content-security-policy"
import { buildVariables, settingsOf } from "../../publish/finish/settings"
import { originsOf } from "./write-site-record"

/**
 * In development, send the policy of the published site as report-only: `site/shell/develop/policy-violations.ts` shows what
 * it would block. Development itself needs `eval` and the text of styles.
 */
export const reportPolicy =
  ({ getNodesByType }: Pick<CreateDevServerArgs, "getNodesByType">) =>
  ({ headers }: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!headers.accept?.includes("text/html")) return next()
    const html = readFileSync(".cache/develop-html/index.html", "utf8")
    const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(([, text = ""]) =>
      cspHash(text),
    )
    const settings = settingsOf(buildVariables(process.cwd(), process.env, "development"))
    const policy = contentSecurityPolicy(
      { ...settings, ...originsOf(getNodesByType) },
      { scripts: [...scripts, "'unsafe-eval'", "'report-sample'"], styles: ["'unsafe-inline'"] },
    )
    // Each module of webpack would violate these, and browsers print each violation.
    const withoutTrustedTypes = policy.replace(/; (?:require-)?trusted-types[^;]*/g, "")
    response.setHeader("Content-Security-Policy-Report-Only", `${withoutTrustedTypes}; style-src-attr 'none'`)
    next()
  }
