/** Paths of the pages of industries start with this. */
export const industryFolder = "/case-studies/industry/"

/** Path of the page that lists the case studies of an industry. */
export const industryPath = (key: string) => `${industryFolder}${key}/`
