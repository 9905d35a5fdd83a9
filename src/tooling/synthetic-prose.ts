/** Varied English for synthetic documents: the same seed always gives the same words. */

const subjects = [
  "The dispatch team",
  "A night nurse",
  "The finance office",
  "Every third customer",
  "The warehouse in the north",
  "A new colleague",
  "The oldest terminal",
  "Our second prototype",
  "The support desk",
  "A driver on the late shift",
  "The release before ours",
  "The editor in charge",
]
const verbs = [
  "checked",
  "rewrote",
  "postponed",
  "measured",
  "compared",
  "questioned",
  "printed",
  "counted",
  "approved",
  "lost",
  "repaired",
  "explained",
]
const objects = [
  "the morning list",
  "two invoices in five",
  "the route over the bridge",
  "a form of fourteen fields",
  "the stock of the week before",
  "every refund above forty euros",
  "the same address twice",
  "a report that nobody read",
  "the offline queue",
  "three languages at once",
  "the rate of failed payments",
  "a photograph of the label",
]
const circumstances = [
  "before the first train",
  "without opening a second screen",
  "while the network was down",
  "in under a minute",
  "on a phone with a cracked display",
  "after the spring campaign",
  "because the figure had moved",
  "for the third month in a row",
  "with gloves on",
  "as the contract demanded",
  "long after closing time",
  "to see whether anybody noticed",
]
const headings = [
  "What the first week showed",
  "Where the minutes went",
  "A rule that held",
  "The part we left out",
  "Two attempts and a third",
  "What the numbers hid",
  "After the handover",
  "The price of a retry",
]

/** A source of numbers from 0 to 1 that depends on the seed alone (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export type Random = () => number

/** A whole number from `from` to `to`, both included. */
export const between = (random: Random, from: number, to: number) =>
  from + Math.floor(random() * (to - from + 1))

/** One entry of a list. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error("Nothing to pick from.")
  return item
}

/** So many different entries of a list, all of them where it is shorter. */
export function pickSome<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const left = [...items]
  const picked: Item[] = []
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return picked
}

/** A sentence of about ten words. */
export const sentence = (random: Random) =>
  `${pick(random, subjects)} ${pick(random, verbs)} ${pick(random, objects)} ${pick(random, circumstances)}.`

/** A paragraph of at least so many words. */
export function paragraph(random: Random, words: number) {
  const sentences: string[] = []
  while (wordCount(sentences.join(" ")) < words) sentences.push(sentence(random))
  return sentences.join(" ")
}

/** Whole sentences that fit a field of the content model, between `min` and `max` characters. */
export function fitting(random: Random, min: number, max: number) {
  let text = ""
  while (text.length < min) {
    const longer = text ? `${text} ${sentence(random)}` : sentence(random)
    // A sentence too many is cut at a word; the full stop stays.
    text = longer.length <= max ? longer : `${longer.slice(0, max - 1).replace(/[\s,]+\S*$/, "")}.`
    if (longer.length > max) break
  }
  return text
}

/** Different headings for the parts of a body. */
export const someHeadings = (random: Random, count: number) => pickSome(random, headings, count)

/** Words as a reader counts them. */
export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length
