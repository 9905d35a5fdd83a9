/** What a build writes to Gatsby's standard input once it has checked the content, unless there are errors. */
export const contentIsValid = "valid"
