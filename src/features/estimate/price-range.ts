import { graphql } from "gatsby"
import { fillText } from "../../util/fill-text"
import { formatNumber } from "../../util/format-number"

export interface PriceRange {
  money: string
  weeks: string
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
  return {
    money: inWords("money", (values) => values.reduce((sum, value) => sum + value, 0), formatNumber),
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
