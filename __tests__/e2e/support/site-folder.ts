import path from "node:path"

/** The built site that is tested: `public/`, or the folder that `E2E_SITE` names. */
export const siteFolder = path.resolve(process.env.E2E_SITE ?? "public")
