/** A part of an address as it is read, or as it is written where its percent signs mean nothing. */
export const decodeUri = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
