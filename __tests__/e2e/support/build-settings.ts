import { createHash } from "node:crypto"
import { firstScriptText } from "../../../src/gatsby/outputs/first-script-text"
import {
  contentSecurityPolicy,
  type PolicySources,
} from "../../../src/publish/finish/content-security-policy"

/** Return a built page's HTML with the policy and the first script of a build with other settings. */
export const withBuildSettings = (
  built: string,
  sources: Partial<PolicySources>,
  variables: Record<string, string> = {},
) => {
  const html = built.replace(
    /<script>\(\(\)=>\{[\s\S]*?<\/script>/,
    () => `<script>${firstScriptText(variables)}</script>`,
  )
  const policy = contentSecurityPolicy(
    { imageOrigins: ["https://flagcdn.com"], frameOrigins: [], analytics: false, ...sources },
    { scripts: hashesIn(html, "script"), styles: hashesIn(html, "style") },
  )
  return html.replace(/(<meta http-equiv="Content-Security-Policy" content=")[^"]*/, `$1${policy}`)
}

/** Of the texts of all elements of a name. */
const hashesIn = (html: string, name: string) =>
  [...html.matchAll(RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`, "g"))].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  )
