import type { ReactNode } from "react"
import { BarChart } from "../components/charts/bar-chart"
import type { ChartProps } from "../components/charts/chart-data"
import { ColumnChart } from "../components/charts/column-chart"
import { DonutChart } from "../components/charts/donut-chart"
import { LineChart } from "../components/charts/line-chart"
import { Group, Specimen } from "./specimen"

interface Example {
  props: ChartProps
  draw: (props: ChartProps) => ReactNode
}

const shares = [
  { title: "Card", color: "chart2", value: 47 },
  { title: "Cash", color: "chart1", value: 30 },
  { title: "Invoice", color: "chart3", value: 23 },
]

/** One of each kind that an editor may name. */
const examples: Record<Queries.ChartKind, Example> = {
  donut: {
    props: { header: "How people pay", unit: "%", data: shares },
    draw: (props) => <DonutChart {...props} />,
  },
  bars: {
    props: { header: "How people pay, as bars", unit: "%", data: shares },
    draw: (props) => <BarChart {...props} />,
  },
  columns: {
    props: {
      header: "Time for one order",
      unit: "min",
      data: [
        { title: "Before", color: "chartMuted", value: 14 },
        { title: "After", color: "chart2", value: 5 },
      ],
    },
    draw: (props) => <ColumnChart {...props} />,
  },
  line: {
    props: {
      header: "Weekly use after the launch",
      unit: "k users",
      labels: ["Week 1", "Week 2", "Week 3", "Week 4"],
      data: [
        { title: "New product", color: "chart2", values: [4, 9, 15, 22] },
        { title: "Old product", color: "chart3", values: [8, 7, 5, 3] },
      ],
    },
    draw: (props) => <LineChart {...props} />,
  },
}

/** Every chart of the research, with the frontmatter that draws it. */
export const Charts = () => (
  <Group
    id="charts"
    title="Charts"
    note="They stand in the section Research. Hovering a part dims the others."
  >
    {(Object.entries(examples) as [Queries.ChartKind, Example][]).map(([chart, { props, draw }]) => {
      const { header, ...rest } = props
      return (
        <Specimen
          key={chart}
          name={chart}
          yaml={{ research: [{ header, chart, ...rest }] }}
          wide={chart === "line"}
        >
          {draw(props)}
        </Specimen>
      )
    })}
  </Group>
)
