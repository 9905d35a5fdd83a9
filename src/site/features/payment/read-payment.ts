import { formatNumber } from "../../../util/format-number"
import { siteLanguage } from "../../../util/site-language"

export interface PaymentDetails {
  order: string | null
  /** With its currency, e.g. "USD 1,250.50". */
  amount: string | null
  reason: Reason | null
}

/**
 * A payment provider's URL parameters: order, amount, currency, reason. Anyone can write such a URL, so no text of it is
 * shown: an order is one word with a digit, an amount is a decimal, a currency has three letters, a reason is a known code.
 */
export const paymentDetails = (search: string): PaymentDetails => {
  // No provider sends this much: do not parse it.
  const query = new URLSearchParams(search.length > 8000 ? "" : search)
  const order = query.get("order")?.trim() ?? ""
  return {
    order: /^(?=.*\d)[A-Z0-9#_-]{1,32}$/i.test(order) ? order : null,
    amount: amountText(query.get("amount"), query.get("currency")),
    reason: reasons.get(query.get("reason")?.trim().toLowerCase() ?? "") ?? null,
  }
}

type Reason = keyof Queries.PaymentTextsFragment["reasons"]

/** Reasons, with the codes of payment providers. */
const reasons = new Map(
  Object.entries<string>({
    declined:
      "card_declined declined generic_decline do_not_honor call_issuer transaction_not_allowed fraudulent lost_card stolen_card",
    limit: "insufficient_funds card_velocity_exceeded withdrawal_count_limit_exceeded limit_exceeded",
    expired: "expired_card card_expired",
    wrong:
      "incorrect_number invalid_number incorrect_cvc invalid_cvc invalid_expiry_month invalid_expiry_year incorrect_zip",
    notConfirmed:
      "authentication_required authentication_failed 3ds_failed payment_intent_authentication_failure",
    notAccepted: "card_not_supported currency_not_supported invalid_account",
    cancelled: "cancelled canceled payment_cancelled payment_canceled user_cancelled",
    late: "expired session_expired timeout timed_out",
    unreachable: "processing_error issuer_not_available try_again_later reenter_transaction",
    duplicate: "duplicate_transaction",
  } satisfies Record<Reason, string>).flatMap(([reason, codes]) =>
    codes.split(" ").map((code) => [code, reason as Reason] as const),
  ),
)

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
