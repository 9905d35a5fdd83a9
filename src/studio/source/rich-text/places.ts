import type { Node } from "prosemirror-model"
import type { OpenText } from "./save-text"

/** A letter of the document, and where it is in the source. */
interface Letter {
  place: number
  offset: number
}

/** Where the letters of a block are in its source: marks and addresses between them are passed over. */
function lettersOf(node: Node, at: number, source: string, start: number): Letter[] {
  const letters: Letter[] = []
  let offset = start
  const add = (letter: string, place: number) => {
    const isSpace = /\s/.test(letter)
    let next = offset
    while (next < source.length && !(isSpace ? /\s/.test(source[next] ?? "") : source[next] === letter)) {
      // The address of a link has letters, too.
      const end = source.startsWith("](", next) ? source.indexOf(")", next) : -1
      next = end < 0 ? next + 1 : end + 1
    }
    if (next >= source.length) return
    letters.push({ place, offset: next })
    offset = next + 1
  }
  node.descendants((child, position) => {
    const place = at + 1 + position
    for (const [index, letter] of [...(child.text ?? "")].entries()) add(letter, place + index)
    for (const letter of String(child.attrs.source ?? "")) add(letter, place)
  })
  return letters
}

const startOf = (doc: Node, index: number) =>
  doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)

/** The offset in the source of a place in the document. */
export const offsetOf = ({ source, doc, units }: OpenText, place: number): number => {
  const index = Math.min(doc.resolve(place).index(0), doc.childCount - 1)
  const node = doc.child(index)
  const unit = units.find((one) => one.node === node)
  // An empty paragraph is not in the source.
  if (!unit) return units.findLast((one) => doc.children.indexOf(one.node) < index)?.end ?? 0
  const start = startOf(doc, index)
  if (place <= start) return unit.start
  const letters = lettersOf(node, start, source.slice(0, unit.end), unit.start)
  const before = letters.findLast((letter) => letter.place < place)
  return before ? before.offset + 1 : (letters[0]?.offset ?? unit.start)
}

/** The place in the document of an offset in the source. */
export const placeOf = ({ source, doc, units }: OpenText, offset: number): number => {
  const unit = units.find(({ end }) => end >= offset) ?? units.at(-1)
  const index = unit ? doc.children.indexOf(unit.node) : -1
  if (!unit || index < 0) return Math.min(1, doc.content.size)
  const start = startOf(doc, index)
  const letters = lettersOf(unit.node, start, source.slice(0, unit.end), unit.start)
  const before = letters.findLast((letter) => letter.offset === offset - 1)
  const place = before ? before.place + 1 : letters.find((letter) => letter.offset >= offset)?.place
  return place ?? (letters.at(-1)?.place ?? start) + 1
}
