/** A name for URLs: "Türkiye & Co" is "turkiye-co", "O’Neil" is "oneil", "C++" is "c-plus-plus", "C#" is "c-sharp". */
export const slugify = (name: string): string =>
  foldedText(name)
    .replace(/(?<=[a-z])(?:\+\+|#)/g, (sign) => (sign === "#" ? "-sharp-" : "-plus-plus-"))
    .replace(/['’]|\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/** A text without capitals and accents. */
export const foldedText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")

/** Letters that Unicode does not decompose. */
const letters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
}
