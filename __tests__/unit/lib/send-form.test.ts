import { mailLink } from "../../../src/lib/mail-link"
import { honeypotName, sendForm } from "../../../src/lib/send-form"

const fields = { name: "Amara", request: "A city app & more\nplease" }

const mockFetch = (respond: () => Promise<{ ok: boolean }>) => {
  const fetchMock = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>(respond)
  globalThis.fetch = fetchMock as unknown as typeof fetch
  return fetchMock
}

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe("sendForm", () => {
  it("posts the fields like a form", async () => {
    const fetchMock = mockFetch(async () => ({ ok: true }))
    expect(await sendForm("https://forms.example/1", fields)).toEqual({ sent: true })
    const [address, request] = fetchMock.mock.calls[0] ?? []
    expect(address).toBe("https://forms.example/1")
    expect(request?.method).toBe("POST")
    expect(String(request?.body)).toBe("name=Amara&request=A+city+app+%26+more%0Aplease")
  })

  it("fails on an error response", async () => {
    mockFetch(async () => ({ ok: false }))
    expect(await sendForm("/forms", fields)).toEqual({ sent: false, failure: "rejected" })
  })

  it("reports whether the server is unreachable or the browser offline", async () => {
    mockFetch(() => Promise.reject(new TypeError("Failed to fetch")))
    expect(await sendForm("/forms", fields)).toEqual({ sent: false, failure: "unreachable" })
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    expect(await sendForm("/forms", fields)).toEqual({ sent: false, failure: "offline" })
  })

  it("times out after fifteen seconds", async () => {
    jest.useFakeTimers()
    const fetchMock = mockFetch(() => new Promise(() => {}))
    fetchMock.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener("abort", () => reject(new Error("aborted"))),
        ),
    )
    const result = sendForm("/forms", fields)
    await jest.advanceTimersByTimeAsync(15_000)
    expect(await result).toEqual({ sent: false, failure: "unreachable" })
  })

  it("sends nothing if a robot has filled in the form, and reports that", async () => {
    const fetchMock = mockFetch(async () => ({ ok: true }))
    expect(await sendForm("/forms", { ...fields, [honeypotName]: "spam" })).toEqual({
      sent: false,
      failure: "robot",
    })
    expect(fetchMock).not.toHaveBeenCalled()
  })
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
