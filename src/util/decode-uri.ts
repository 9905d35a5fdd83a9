/** A decoded part of a URL, or the part itself if its encoding is invalid. */
export const decodeUri = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
