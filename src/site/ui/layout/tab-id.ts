/** Id of a tab, for its panel's `aria-labelledby`. */
export const tabId = (prefix: string, key: string) => `${prefix}-tab-${key}`
