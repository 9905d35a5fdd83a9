/** Build settings from environment variables. */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseEnv } from "node:util"
import { validMeasurementId } from "../../site/features/consent/measurement-id"
import { cspSourceOf } from "./csp-source"
import { FinishError } from "./errors"

/** Hosts that need special files. Other hosts get the plain site. */
const hosts = ["netlify", "cloudflare", "vercel", "github-pages", "nginx"] as const

type Host = (typeof hosts)[number]

export interface Settings {
  /** The folder that the site is published in: "" or "/folder". */
  pathPrefix: string
  /** `MOSSLIGHT_HOST`, or the host on whose build machine this runs. */
  host?: Host
  /** A preview, which search engines must not index. */
  preview: boolean
  /** Google Analytics is enabled. */
  analytics: boolean
  /** Plausible's events API, as a CSP source: `'self'` or an origin. */
  plausible?: string
  /** Where forms are posted to, as a CSP source: `'self'` or an origin. */
  formEndpoint?: string
  /** Image optimiser, as a CSP source: `'self'` or an origin. */
  imageOptimiser?: string
}

/** Parse the settings. @throws FinishError if a setting is invalid */
export const settingsOf = (variables: NodeJS.ProcessEnv): Settings => {
  const given = (name: string) => variables[name]?.trim() && variables[name]
  const source = (name: string) => {
    const value = given(name)
    return value ? cspSourceOf(name, value) : undefined
  }
  const id = given("GATSBY_GA_MEASUREMENT_ID")
  if (id && !validMeasurementId(id)) {
    throw new FinishError(
      `GATSBY_GA_MEASUREMENT_ID is ${JSON.stringify(id)}, which is not a measurement id. Write one such as G-1A2B3C4D5E, or remove the setting.`,
    )
  }
  if (id && given("GATSBY_PLAUSIBLE_API"))
    throw new FinishError(
      "GATSBY_GA_MEASUREMENT_ID and GATSBY_PLAUSIBLE_API are both set, so visits would be counted twice. Remove one of the settings.",
    )
  const host = hostOf(variables)
  const pathPrefix = sitePathPrefix(variables)
  if (!/^(?:\/[\w.~-]+)*$/.test(pathPrefix))
    throw new FinishError(
      `SITE_PATH_PREFIX is ${JSON.stringify(pathPrefix)}, which is not a folder. Write letters, digits and hyphens, such as /studio.`,
    )
  return {
    pathPrefix,
    host,
    preview: isPreview(variables),
    analytics: Boolean(id),
    plausible: source("GATSBY_PLAUSIBLE_API"),
    formEndpoint: source("GATSBY_FORM_ENDPOINT"),
    imageOptimiser: source("GATSBY_IMAGE_OPTIMISER"),
  }
}

/** The variables that Gatsby gets: those of `.env.production` or `.env.development`, overridden by the environment. */
export const buildVariables = (
  project: string,
  variables: NodeJS.ProcessEnv = process.env,
  mode: "production" | "development" = "production",
): NodeJS.ProcessEnv => {
  const file = path.join(project, `.env.${mode}`)
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...variables }
}

/** The folder that the site is published in, from `SITE_PATH_PREFIX`: "" or "/folder". */
export const sitePathPrefix = ({ SITE_PATH_PREFIX = "" }: NodeJS.ProcessEnv): string =>
  SITE_PATH_PREFIX.trim()
    .replace(/^\/+|\/+$/g, "")
    .replace(/^(?=.)/, "/")

function hostOf(variables: NodeJS.ProcessEnv): Host | undefined {
  const named = variables.MOSSLIGHT_HOST?.trim()
  if (named) {
    const host = hosts.find((known) => known === named)
    if (host) return host
    throw new FinishError(
      `MOSSLIGHT_HOST is ${JSON.stringify(named)}, which is not a supported host. Write ${hosts.join(", ")}, or remove the setting.`,
    )
  }
  if (variables.NETLIFY) return "netlify"
  if (variables.CF_PAGES || variables.WORKERS_CI) return "cloudflare"
  if (variables.VERCEL) return "vercel"
  return undefined
}

/** Netlify and Vercel mark previews. Cloudflare only names the branch: all except `main` and `master` are previews. */
function isPreview(variables: NodeJS.ProcessEnv): boolean {
  const named = variables.MOSSLIGHT_PREVIEW?.trim()
  if (named) return named !== "0" && named !== "false"
  if (variables.NETLIFY) return variables.CONTEXT !== undefined && variables.CONTEXT !== "production"
  if (variables.VERCEL) return variables.VERCEL_ENV !== undefined && variables.VERCEL_ENV !== "production"
  const branch = variables.CF_PAGES_BRANCH ?? variables.WORKERS_CI_BRANCH
  return branch !== undefined && branch !== "main" && branch !== "master"
}
