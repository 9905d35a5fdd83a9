import { from } from "./tokens"

type Breakpoint = keyof typeof from

/** Grid columns of equal width: their number from each breakpoint up, e.g. `columns({ md: 2, lg: 3 })`. */
export const columns = (counts: Partial<Record<Breakpoint, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${from[name as Breakpoint]} { ${equalColumns(count)} }`)
    .join("\n")

/** Place two children side by side, by lines of the 12-column grid, e.g. `"1 / 5", "6 / 13"`. */
export const sideBySide = (first: string, second: string, breakpoint: Breakpoint = "lg"): string => `
  ${from[breakpoint]} {
    ${equalColumns(12)}

    > :first-of-type {
      grid-column: ${first};
    }

    > :nth-of-type(2) {
      grid-column: ${second};
    }
  }
`

const equalColumns = (count: number) => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`
