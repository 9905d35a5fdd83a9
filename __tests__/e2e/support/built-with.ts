import type { PolicySources } from "../../../src/finish/content-security-policy"
import { withPolicy } from "../../../src/finish/policy"
import { firstScript } from "../../../src/shell/first-script"

/** A page of the built site with the first script and the policy that a build with these settings gives it. */
export const builtWith = (
  html: string,
  sources: Partial<PolicySources>,
  variables: Record<string, string> = {},
) =>
  withPolicy(
    html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replace(
        /<script>if \(window\.trustedTypes\)[\s\S]*?<\/script>/,
        () => `<script>${firstScript(variables)}</script>`,
      ),
    { imageOrigins: ["https://flagcdn.com"], analytics: false, ...sources },
  )
