/** Whether this is `gatsby build`: then drafts are left out and mistakes stop it. */
export const isBuild = process.env.NODE_ENV === "production"
