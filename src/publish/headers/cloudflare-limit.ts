import type { Host } from "../settings"
import { PublishError } from "../site"

/**
 * What to do where a file is more than Cloudflare takes: the build stops if it goes there, and says so otherwise, since
 * no other host minds.
 *
 * @throws PublishError for Cloudflare
 */
export const overLimit = (host: Host | undefined, message: string): void => {
  if (host === "cloudflare") throw new PublishError(message)
  console.log(`  On Cloudflare this build would fail. ${message}`)
}
