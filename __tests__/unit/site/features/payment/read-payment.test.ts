import { paymentDetails } from "../../../../../src/site/features/payment/read-payment"

const nothing = { order: null, amount: null, reason: null }

describe("paymentDetails", () => {
  it.each([
    ["", nothing],
    ["?", nothing],
    [
      "?order=MOSS-1042&amount=1250.5&currency=usd",
      { order: "MOSS-1042", amount: "USD 1,250.50", reason: null },
    ],
    ["?amount=1000000&currency=JPY", { ...nothing, amount: "JPY 1,000,000" }],
    ["?amount=1234567.891", { ...nothing, amount: "1,234,567.89" }],
    ["?amount=12&currency=dollars", { ...nothing, amount: "12" }],
    ["?reason=card_declined", { ...nothing, reason: "declined" }],
    ["?reason=+Insufficient_Funds", { ...nothing, reason: "limit" }],
    ["?reason=3ds_FAILED", { ...nothing, reason: "notConfirmed" }],
    ["?order=%23A_1", { ...nothing, order: "#A_1" }],
    ["?order=1&order=2", { ...nothing, order: "1" }],
  ])("reads %s", (search, expected) => {
    const { amount, ...rest } = paymentDetails(search)
    expect({ ...rest, amount: amount?.replace(/\u00A0/g, " ") ?? null }).toEqual(expected)
  })

  it.each([
    "?amount=-5&currency=USD",
    "?amount=1e21",
    "?amount=NaN",
    "?amount=Infinity",
    "?amount=1,250",
    "?amount=0x10",
    "?amount=9999999999999999",
    "?amount=%3Cb%3E5%3C/b%3E",
    "?currency=USD",
    `?order=${"9".repeat(33)}`,
    "?order=Call+0800+1234567",
    "?order=a.example/pay-1",
    "?order=refunded",
    "?reason=The+card+was+declined.+Call+0800+1234567",
    "?reason=call_0800_now",
    "?reason=constructor",
    "?reason=__proto__",
    `?reason=${"x".repeat(100_000)}`,
    `?${"a=1&".repeat(30_000)}order=1`,
    "?reason=%E0%A4%A",
    "?reason=%FF%FE",
    "?order=%C3%28",
    "?reason=%00",
    "?reason=%E2%80%AEdegrahc",
    "?reason=%20%0A%20",
    "?%",
    "?order",
  ])("ignores %.40s", (search) => {
    expect(paymentDetails(search)).toEqual(nothing)
  })
})
