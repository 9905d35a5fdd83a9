import { formatNumber } from "./format-number"
import { capitalised } from "./letter-case"
import { siteLanguage } from "./site-language"

export interface PaymentDetails {
  order: string | null
  /** With its currency, e.g. "USD 1,250.50". */
  amount: string | null
  reason: string | null
}

/**
 * A payment provider's URL parameters: order, amount, currency, reason. The URL may be forged, so only plausible values
 * are used: short plain text for order and reason, a decimal amount, a currency of three letters. Never throws.
 */
export const paymentDetails = (search: string): PaymentDetails => {
  // No provider sends this much: do not parse it.
  const query = new URLSearchParams(search.length > 8000 ? "" : search)
  return {
    order: plainText(query.get("order"), 64),
    amount: amountText(query.get("amount"), query.get("currency")),
    reason: inWords(plainText(query.get("reason"), 200)),
  }
}

/** One line of readable text; null if it is empty, too long, or has broken or invisible characters. */
const plainText = (value: string | null, longest: number): string | null => {
  const text = value?.replace(/[\t\r\n]+/g, " ").trim() ?? ""
  if (!text || text.length > longest) return null
  return /[\p{C}\uFFFD]/u.test(text) ? null : text
}

/** A provider's code, such as "card_declined", in words; other text unchanged. */
const inWords = (reason: string | null): string | null =>
  reason && /^[a-z]+(_[a-z]+)*$/.test(reason) ? capitalised(reason).replaceAll("_", " ") : reason

/** Comma thousands, with the currency's number of decimals. */
const amountText = (amount: string | null, currency: string | null): string | null => {
  if (!amount || !/^\d{1,12}(\.\d{1,4})?$/.test(amount.trim())) return null
  const value = Number(amount)
  if (!currency || !/^[a-z]{3}$/i.test(currency)) {
    return formatNumber(value)
  }
  return new Intl.NumberFormat(siteLanguage, {
    style: "currency",
    currency: currency.toUpperCase(),
    currencyDisplay: "code",
  }).format(value)
}
