import { withPolicy } from "../../../src/publish/finish/add-security-policy"
import type { PolicySources } from "../../../src/publish/finish/content-security-policy"
import { firstScript } from "../../../src/shell/head/first-script"

/** Return a built page's HTML with the policy and the first script of a build with other settings. */
export const withBuildSettings = (
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
