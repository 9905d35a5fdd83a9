/** Columns of twelve that each chart of the research takes, in the order to show them; every row makes twelve. */
export const researchRows = <Item extends { chart: string }>(items: readonly Item[]) => {
  const lines = items.filter(({ chart }) => chart === "line")
  const halves = items.filter(({ chart }) => chart !== "line")
  const rows: { item: Item; span: number }[][] = []

  // Three charts without a line to fill up share a row; else two do, and one that is left over joins a line.
  while (halves.length > 0) {
    const [first, second, third] = halves.splice(0, halves.length === 3 && lines.length === 0 ? 3 : 2)
    if (!first) break
    if (third && second) rows.push([first, second, third].map((item) => ({ item, span: 4 })))
    else if (second) rows.push(pair(first, second))
    else rows.push(besideLine(first, lines.shift(), items))
  }
  for (const line of lines) rows.push([{ item: line, span: 12 }])

  // A row stands where the first of its charts stood.
  const place = (row: { item: Item }[]) => Math.min(...row.map(({ item }) => items.indexOf(item)))
  return rows.sort((one, other) => place(one) - place(other)).flat()
}

/** A donut needs five columns, bars seven; two of a kind share equally. */
function pair<Item extends { chart: string }>(first: Item, second: Item) {
  const donuts = [first, second].map(({ chart }) => chart === "donut")
  const [left, right] = donuts[0] === donuts[1] ? [6, 6] : donuts[0] ? [5, 7] : [7, 5]
  return [
    { item: first, span: left },
    { item: second, span: right },
  ]
}

function besideLine<Item>(half: Item, line: Item | undefined, order: readonly Item[]) {
  if (!line) return [{ item: half, span: 12 }]
  return [
    { item: half, span: 5 },
    { item: line, span: 7 },
  ].sort((one, other) => order.indexOf(one.item) - order.indexOf(other.item))
}
