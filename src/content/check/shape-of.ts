/** The name of a shape: 16:10 for 1.6. */
export function shapeOf(ratio: number) {
  const shapes = { square: 1, "4:3": 4 / 3, "3:2": 3 / 2, "16:10": 16 / 10, "16:9": 16 / 9 }
  const [name] = Object.entries(shapes).find(([, known]) => known === ratio) ?? []
  return name ?? `${ratio.toFixed(2)}:1`
}
