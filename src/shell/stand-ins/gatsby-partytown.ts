/** Stands in the place of Gatsby's own Partytown plugin, which this site does not use. */
export const onInitialClientRender = () => undefined
