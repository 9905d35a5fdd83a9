/** Stands in the place of Partytown, which serves only scripts of the strategy "off-main-thread". */
export const partytownSnippet = () => ""
