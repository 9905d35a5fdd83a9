import type { FieldPath, SourceKind } from "./source"

/**
 * Set a field. Only the characters of its value change; quotes and line breaks stay where they can.
 * A missing field is added with all fields above it.
 * @param order names of the fields next to it, to find the place of a new one; without it, the last
 * @throws EditError if the YAML cannot be parsed, or the path leads into a value that has no fields
 */
export const setField = (
  _text: string,
  _kind: SourceKind,
  _path: FieldPath,
  _value: unknown,
  _order: readonly string[] = [],
): string => {
  throw new Error("not implemented")
}

/** Remove a field with its lines and the comment directly above it. A missing field is no error. */
export const removeField = (_text: string, _kind: SourceKind, _path: FieldPath): string => {
  throw new Error("not implemented")
}

/** Insert an item into a list. A missing list is made. @param path of the list @param index that the item has afterwards */
export const insertItem = (
  _text: string,
  _kind: SourceKind,
  _path: FieldPath,
  _index: number,
  _value: unknown,
): string => {
  throw new Error("not implemented")
}

/** Remove an item from a list. A list without items is `[]`. @param path of the list */
export const removeItem = (_text: string, _kind: SourceKind, _path: FieldPath, _index: number): string => {
  throw new Error("not implemented")
}

/** Move an item of a list. @param path of the list @param to the index that the item has afterwards */
export const moveItem = (
  _text: string,
  _kind: SourceKind,
  _path: FieldPath,
  _from: number,
  _to: number,
): string => {
  throw new Error("not implemented")
}
