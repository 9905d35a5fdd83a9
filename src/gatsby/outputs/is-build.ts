/** Whether this is `gatsby build`, which stops on errors in the content. */
export const isBuild = process.env.NODE_ENV === "production"
