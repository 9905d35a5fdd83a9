/** Options of `styled(Component)`: props that begin with `$` are for styles only, as on HTML elements. */
export const transient = { shouldForwardProp: (name: string) => !name.startsWith("$") }
