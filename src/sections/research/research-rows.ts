/** The charts in display order, with the columns that each spans. The spans of a row add up to twelve. */
export const researchRows = <Item extends { chart: string }>(items: readonly Item[]) => {
  const lines = items.filter(({ chart }) => chart === "line")
  const halves = items.filter(({ chart }) => chart !== "line")
  const rows: { item: Item; span: number }[][] = []

  // Two charts share a row; the last three do if there is no line chart. A single one shares its row with a line chart.
  while (halves.length > 0) {
    const [first, second, third] = halves.splice(0, halves.length === 3 && lines.length === 0 ? 3 : 2)
    if (!first) break
    if (third && second) rows.push([first, second, third].map((item) => ({ item, span: 4 })))
    else if (second) rows.push(pair(first, second))
    else rows.push(withLine(first, lines.shift(), items))
  }
  for (const line of lines) rows.push([{ item: line, span: 12 }])

  // Rows are in the order of their first charts.
  const firstIndex = (row: { item: Item }[]) => Math.min(...row.map(({ item }) => items.indexOf(item)))
  return rows.sort((one, other) => firstIndex(one) - firstIndex(other)).flat()
}

/** A donut spans five columns, bars seven. Two of the same kind span six each. */
function pair<Item extends { chart: string }>(first: Item, second: Item) {
  const donuts = [first, second].map(({ chart }) => chart === "donut")
  const [left, right] = donuts[0] === donuts[1] ? [6, 6] : donuts[0] ? [5, 7] : [7, 5]
  return [
    { item: first, span: left },
    { item: second, span: right },
  ]
}

function withLine<Item>(half: Item, line: Item | undefined, order: readonly Item[]) {
  if (!line) return [{ item: half, span: 12 }]
  return [
    { item: half, span: 5 },
    { item: line, span: 7 },
  ].sort((one, other) => order.indexOf(one.item) - order.indexOf(other.item))
}
