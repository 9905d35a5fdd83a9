/** Whether this is `gatsby build`, which omits drafts and stops on errors in the content. */
export const isBuild = process.env.NODE_ENV === "production"
