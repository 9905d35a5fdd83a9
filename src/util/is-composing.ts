/**
 * Whether a key belongs to an input method. Safari sends the Enter that ends a composition after its end, with the code
 * of keys that input methods process (UI Events, 8.3).
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229
