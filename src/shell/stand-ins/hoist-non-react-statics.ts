/** Stands in the place of the package that Emotion's `withTheme` alone needs. */
const hoistNonReactStatics = <Target>(target: Target) => target

export default hoistNonReactStatics
