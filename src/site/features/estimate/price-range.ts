import { graphql } from "gatsby"
import { fillText } from "../../../util/fill-text"
import { formatNumber } from "../../../util/format-number"

export interface PriceRange {
  money: string
  weeks: string
  /** How far both ends of the price are from its middle. */
  percent: number
  /** Its lower end. */
  from: number
}

/**
 * What our price list says about services, in words: their prices added up, and the time of the longest, since one team
 * works on all of them at once. Undefined if it has none of them.
 */
export const priceRange = (
  prices: readonly Queries.EstimatePriceFragment[],
  services: readonly string[],
  texts: Queries.EstimateFormTextsFragment["range"],
): PriceRange | undefined => {
  const chosen = prices.filter(({ service }) => services.includes(service.name))
  if (chosen.length === 0) return undefined
  const inWords = (
    unit: "money" | "weeks",
    combine: (values: number[]) => number,
    write: (value: number) => string,
  ) => {
    const [from, to] = (["from", "to"] as const).map((end) =>
      write(combine(chosen.map((one) => one[unit][end]))),
    )
    return fillText(texts[unit], { from: from ?? "", to: to ?? "" })
  }
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const [from, to] = [sum(chosen.map(({ money }) => money.from)), sum(chosen.map(({ money }) => money.to))]
  return {
    percent: Math.round((100 * (to - from)) / (to + from)),
    from,
    money: inWords("money", sum, formatNumber),
    weeks: inWords("weeks", (values) => Math.max(...values), String),
  }
}

export const priceFragment = graphql`
  fragment EstimatePrice on Price {
    service {
      name
    }
    money {
      from
      to
    }
    weeks {
      from
      to
    }
  }
`
