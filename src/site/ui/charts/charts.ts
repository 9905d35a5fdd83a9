import type { ComponentType } from "react"
import { BarChart } from "./bar-chart"
import type { ChartProps } from "./chart-data"
import { ColumnChart } from "./column-chart"
import { DonutChart } from "./donut-chart"
import { LineChart } from "./line-chart"

/** The charts by their name in documents. */
export const charts = {
  donut: DonutChart,
  bars: BarChart,
  columns: ColumnChart,
  line: LineChart,
} satisfies Record<string, ComponentType<ChartProps>>
