/** The charts in display order, with the columns that each spans. The spans of a row add up to twelve. */
export const researchRows = <Item extends { chart: string }>(items: readonly Item[]) => {
  const lines = items.filter(({ chart }) => chart === "line")
  const others = items.filter(({ chart }) => chart !== "line")
  const rows: Item[][] = []

  // Two charts share a row; the last three do if there is no line chart. A single one shares its row with a line chart.
  while (others.length > 0) rows.push(others.splice(0, others.length === 3 && lines.length === 0 ? 3 : 2))
  if (rows.at(-1)?.length === 1) rows.at(-1)?.push(...lines.splice(0, 1))
  rows.push(...lines.map((line) => [line]))

  // Rows are in the order of their first charts.
  const place = (row: Item[]) => Math.min(...row.map((item) => items.indexOf(item)))
  return rows
    .sort((one, other) => place(one) - place(other))
    .flatMap((row) =>
      row
        .sort((one, other) => items.indexOf(one) - items.indexOf(other))
        .map((item) => ({ item, span: spanIn(row, item) })),
    )
}

/** Charts share a row evenly, but of two the donut is narrower than bars, and the line chart wider than both. */
const spanIn = (row: { chart: string }[], { chart }: { chart: string }) => {
  const widths = row.map((item) => widthOf(item.chart))
  if (row.length !== 2 || widths[0] === widths[1]) return 12 / row.length
  return widthOf(chart) === Math.min(...widths) ? 5 : 7
}

const widthOf = (chart: string) => ({ donut: 0, line: 2 })[chart] ?? 1
