import {
  measurementId,
  measurementIdName,
  validMeasurementId,
} from "../../../../../src/site/features/consent/measurement-id"

describe("validMeasurementId", () => {
  it.each([
    ["G-1A2B3C4D5E", "G-1A2B3C4D5E"],
    [" G-1A2B3C4D5E\n", "G-1A2B3C4D5E"],
    ["GT-ABC123", "GT-ABC123"],
    ["UA-12345-6", "UA-12345-6"],
  ])("accepts %j", (value, id) => {
    expect(validMeasurementId(value)).toBe(id)
  })

  it.each([[undefined], [null], [""], [" "], ["G"], ["G-"], ["1234"], ["G-1&x=1"], ['G-1"><script>']])(
    "rejects %j",
    (value) => {
      expect(validMeasurementId(value)).toBeUndefined()
    },
  )
})

describe("measurementId", () => {
  it("is read from the page's head", () => {
    expect(measurementId()).toBeUndefined()
    document.head.innerHTML = `<meta name="${measurementIdName}" content="G-TEST123">`
    expect(measurementId()).toBe("G-TEST123")
  })
})
