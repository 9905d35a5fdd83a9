import type { PageFile } from "./pages/page-files"

/** A built site on its way to being published: what every publishing step works on. */
export interface Site {
  /** The copy of Gatsby's output that is being finished. Absolute path. */
  readonly folder: string
  /** Every page that Gatsby has rendered, in the order of their addresses. */
  readonly pages: readonly PageFile[]
  /** What steps remember between builds, by content hash; a file or folder each. Absolute path, may be missing. */
  readonly memory: string
  /** The project's top folder: content, sources, package.json. Absolute path. */
  readonly project: string
  /** The folder that the site is published under: "" or "/folder". */
  readonly pathPrefix: string
  /** Sources that the content security policy must name beside 'self', as CSP hash expressions (`'sha256-…'`). */
  readonly styleHashes: Set<string>
}

/** One thing that is done to the site between Gatsby's output and the published folder. */
export interface PublishStep {
  /** Told in the build's log. */
  name: string
  /** Changes `site.folder`; throws a `PublishError` where the site must not be published. */
  run: (site: Site) => Promise<void>
}

/** A reason not to publish that needs no stack trace. */
export class PublishError extends Error {}

/** Gatsby's output is not as it was written: building from the beginning mends it. */
export class DamagedOutput extends PublishError {}
