import { siteLanguage } from "./site-language"

const formatter = new Intl.NumberFormat(siteLanguage, { maximumFractionDigits: 2 })

/**
 * Format a number: comma thousands, at most two decimals, a real minus sign. "" for anything
 * that is not a finite number.
 */
export const formatNumber = (value: number | null | undefined) => {
  if (typeof value !== "number" || !Number.isFinite(value)) return ""
  const digits = formatter.format(Math.abs(value))
  return value < 0 && digits !== "0" ? `−${digits}` : digits
}

/**
 * Format a number with its unit: "47%" and "412k users" without a space, "38 s" with a no-break space, and a currency's
 * sign in front: 96 with the unit "$k" is "$96k".
 */
export const formatQuantity = (value: number | null | undefined, unit?: string | null) => {
  const number = formatNumber(value)
  if (!number || !unit) return number
  const [, sign, scale] = /^([$€£¥₹৳₺])\s*(.*)$/.exec(unit) ?? []
  if (sign) {
    const [minus, digits] = number.startsWith("−") ? ["−", number.slice(1)] : ["", number]
    return `${minus}${sign}${sign === "₺" ? "\u00A0" : ""}${digits}${scale}`
  }
  return `${number}${unitsWithoutSpace.test(unit) ? "" : "\u00A0"}${unit}`
}

/** Units without a space: per cent, degrees, times, and thousands, millions, billions. */
const unitsWithoutSpace = /^(?:[%‰°×″′]|(?:[kKMB]|bn|x)(?=\s|$))/
