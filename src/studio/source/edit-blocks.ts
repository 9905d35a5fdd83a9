import type { SourceKind } from "./source"

/** Replace a block by MDX. Without any it is removed. */
export const replaceBlock = (_text: string, _kind: SourceKind, _index: number, _mdx: string): string => {
  throw new Error("not implemented")
}

/** Insert MDX, with blank lines around it. @param offset the next of `gaps` at or after it is used */
export const insertBlock = (_text: string, _kind: SourceKind, _offset: number, _mdx: string): string => {
  throw new Error("not implemented")
}

export const removeBlock = (_text: string, _kind: SourceKind, _index: number): string => {
  throw new Error("not implemented")
}

/**
 * Move a block. @param offset one of `gaps`: the block is moved before what is there.
 * "One up" is the last gap before the block, "one down" the second one after it.
 */
export const moveBlock = (_text: string, _kind: SourceKind, _index: number, _offset: number): string => {
  throw new Error("not implemented")
}

/** Set an attribute of an element, add it, or remove it with `undefined`. */
export const setProp = (
  _text: string,
  _kind: SourceKind,
  _index: number,
  _name: string,
  _value: string | number | boolean | undefined,
): string => {
  throw new Error("not implemented")
}
