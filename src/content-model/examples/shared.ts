/** Blocks that the examples of several collections share. Editors replace every word of them. */

export const technologyStack = [
  { icon: "smartphone" as const, title: "Mobile", tags: ["Swift", "Kotlin"] },
  { icon: "server" as const, title: "Server", tags: ["Go", "PostgreSQL", "Redis"] },
]

export const faq = [
  {
    title: "What does a first release cost?",
    description:
      "TODO Say the range, what it depends on and how long it takes. A client who asks this wants a figure to take to a meeting, so give one.",
    icon: "wallet" as const,
  },
  {
    title: "What do we keep when it ends?",
    description:
      "TODO Say who owns the code, the designs and the accounts, and what the next team will find when they open the door.",
  },
]

export const solutions = [
  {
    icon: "route" as const,
    title: "The first thing",
    description: "TODO What it is, in one or two sentences with a figure in them.",
  },
  {
    icon: "gauge" as const,
    title: "The second thing",
    description: "TODO Three or six cards fill the rows; the first three are drawn filled.",
  },
  {
    icon: "layers" as const,
    title: "The third thing",
    description: "TODO Each card says something a client can hold us to afterwards.",
  },
]

export const lineChart = {
  header: "Weekly use after the launch",
  chart: "line" as const,
  unit: "k users",
  labels: ["Week 1", "Week 2", "Week 3", "Week 4"],
  data: [
    { title: "New product", color: "chart2", values: [4, 9, 15, 22] },
    { title: "Old product", color: "chart3", values: [8, 7, 5, 3] },
  ],
}

export const donutChart = {
  header: "How people pay today",
  chart: "donut" as const,
  unit: "%",
  data: [
    { title: "Card", color: "chart2", value: 47 },
    { title: "Cash", color: "chart1", value: 30 },
    { title: "Invoice", color: "chart3", value: 23 },
  ],
}

/** Colours of a hero whose texts all reach the contrast that is needed. */
export const heroColors = {
  ground: "#10281C",
  title: "#FFFFFF",
  text: "#D3E8DA",
  current: "#4FDB88",
  tag: "#1C4631",
}
