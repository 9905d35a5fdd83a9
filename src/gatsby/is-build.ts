/** `gatsby build`: drafts are omitted, and errors in the content stop it. */
export const isBuild = process.env.NODE_ENV === "production"
