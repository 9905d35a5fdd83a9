import { mailLink } from "../../../../../src/site/features/contact/mail-link"
import { sendForm } from "../../../../../src/site/features/contact/send-form"

// Answers and failures are tested in e2e/form-delivery.spec.ts.
it("gives up after fifteen seconds without an answer", async () => {
  const aborted = new AbortController()
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(aborted.signal)
  globalThis.fetch = (_, { signal } = {}) =>
    new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted"))))
  const result = sendForm("/forms", { name: "Amara" })
  aborted.abort()
  expect(await result).toBe("unreachable")
  expect(timeout).toHaveBeenCalledWith(15_000)
})

describe("mailLink", () => {
  it.each([
    [{ to: "hello@mosslight.example" }, "mailto:hello@mosslight.example"],
    [{ to: "a@b.example", subject: "Request & more" }, "mailto:a@b.example?subject=Request%20%26%20more"],
    [{ to: "a@b.example", text: "one\ntwo" }, "mailto:a@b.example?body=one%0D%0Atwo"],
    [{ to: "a@b.example", text: "\uD83C" }, "mailto:a@b.example?body=%EF%BF%BD"],
    [{ to: "a@b.example", text: "" }, "mailto:a@b.example"],
  ])("%o", (mail, expected) => expect(mailLink(mail)).toBe(expected))
})
