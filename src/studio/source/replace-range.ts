import type { Range } from "./source"

/** Replace the characters of a range, e.g. with the fix of a diagnostic. */
export const replaceRange = (text: string, { start, end }: Range, by: string): string =>
  text.slice(0, start) + by + text.slice(end)

/** An edit that is not possible. The text stays as it is. */
export class EditError extends Error {}
