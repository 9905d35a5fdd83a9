/**
 * What a policy without 'unsafe-inline' would refuse in a page: scripts without a file, style and event attributes,
 * style elements that are not the page's style sheet. JSON-LD is data and no script.
 *
 * @returns the first such place, shortened, or undefined
 */
export function findInline(html: string): string | undefined {
  const found = patterns.map((pattern) => pattern.exec(html)?.[0]).find((place) => place !== undefined)
  return found && (found.length > 200 ? `${found.slice(0, 200)}…` : found)
}

const patterns = [
  /<script(?![^>]*(?:\ssrc=|type="application\/ld\+json"))[^>]*>[\s\S]{0,150}/,
  /<style(?! data-emotion="css [^"]*" data-s="">)[^>]*>[\s\S]{0,150}/,
  // React escapes < and > in attributes, so that a tag ends at the first >.
  /<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/,
  /<[a-z][^>]*\s(?:href|src)="(?:javascript|data):[^>]*>/,
]
