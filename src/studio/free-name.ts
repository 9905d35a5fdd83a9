/** A file name that is not taken, whatever its capital letters. @param extension with its dot */
export const freeName = (stem: string, extension: string, taken: readonly string[]) => {
  const names = new Set(taken.map((name) => name.toLowerCase()))
  let name = `${stem}${extension}`
  for (let number = 2; names.has(name.toLowerCase()); number += 1) name = `${stem}-${number}${extension}`
  return name
}
