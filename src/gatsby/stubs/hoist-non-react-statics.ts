/** Stub for a package that only Emotion's `withTheme` needs. */
const hoistNonReactStatics = <Target>(target: Target) => target

export default hoistNonReactStatics
