/** Options of `styled(Component)`: props that begin with `$` are for the styles alone, as they are on HTML elements. */
export const transient = { shouldForwardProp: (name: string) => !name.startsWith("$") }
