/** Options of `styled(Component)`: props that begin with `$` are for styles only, as on HTML elements. */
export const transientProps = { shouldForwardProp: (name: string) => !name.startsWith("$") }
