/** Id of a tab, by which its panel is named. */
export const tabId = (prefix: string, key: string) => `${prefix}-tab-${key}`
