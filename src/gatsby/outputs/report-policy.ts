import { readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { CreateDevServerArgs } from "gatsby"
import { cspHash } from "../../publish/finish/add-security-policy"
import { contentSecurityPolicy } from "../../publish/finish/content-security-policy"
import { buildVariables, settingsOf } from "../../publish/finish/settings"
import { collections } from "../../site/collections/model"
import { frameOrigins } from "./frame-origins"
import { imageOrigins } from "./write-site-record"

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
    const bodies = collections.flatMap(({ type }) => getNodesByType(type).map(({ body }) => String(body)))
    const policy = contentSecurityPolicy(
      {
        ...settingsOf(buildVariables(process.cwd(), process.env, "development")),
        imageOrigins: imageOrigins(getNodesByType),
        frameOrigins: frameOrigins(bodies),
      },
      { scripts: [...scripts, "'unsafe-eval'", "'report-sample'"], styles: ["'unsafe-inline'"] },
    )
    response.setHeader("Content-Security-Policy-Report-Only", `${policy}; style-src-attr 'none'`)
    next()
  }
