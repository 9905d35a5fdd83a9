import path from "node:path"

/** The built site that is tested: `dist/`, or the folder that `E2E_SITE` names. */
export const siteFolder = path.resolve(process.env.E2E_SITE ?? "dist")
