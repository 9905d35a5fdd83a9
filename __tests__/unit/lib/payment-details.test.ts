import { paymentDetails } from "../../../src/lib/payment-details"

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
    ["?reason=card_declined", { ...nothing, reason: "Card declined" }],
    ["?reason=3ds_FAILED", { ...nothing, reason: "3ds_FAILED" }],
    ["?reason=The+card+was+declined.", { ...nothing, reason: "The card was declined." }],
    ["?reason=Kart%20reddedildi%3A%20ye%C5%9Fil", { ...nothing, reason: "Kart reddedildi: yeşil" }],
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
    `?order=${"9".repeat(65)}`,
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

  it("returns markup as text", () => {
    expect(paymentDetails("?reason=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E").reason).toBe(
      "<img src=x onerror=alert(1)>",
    )
  })
})
