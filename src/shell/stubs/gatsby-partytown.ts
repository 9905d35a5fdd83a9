/** Stub for Gatsby's Partytown plugin, which this site does not use. */
export const onInitialClientRender = () => undefined
