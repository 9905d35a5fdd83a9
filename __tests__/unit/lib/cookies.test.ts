import { cookieDays, getCookie, removeCookie, setCookie } from "../../../src/lib/cookies"

/** Replace the browser's cookie store until the end of the test. */
const replaceStore = (store: { get: () => string; set: (text: string) => void }) =>
  Object.defineProperty(document, "cookie", { configurable: true, ...store })

afterEach(() => {
  Reflect.deleteProperty(document, "cookie")
})

/** The text that is assigned to `document.cookie`. */
const written = (write: () => void): string => {
  let text = ""
  replaceStore({
    get: () => text.split(";")[0] ?? "",
    set: (value) => {
      text = value
    },
  })
  write()
  return text
}

describe("cookies", () => {
  it("last 999 days on the root path", () => {
    expect(cookieDays).toBe(999)
    const text = written(() => setCookie("consent", "granted"))
    expect(text).toMatch(/^consent=granted; /)
    expect(text).toContain("; path=/;")
    expect(text).toContain("; sameSite=lax")
    const expires = Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? "")
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(999)
  })

  it("accept another lifetime and path", () => {
    const text = written(() => setCookie("seen", "1", { days: 2, path: "/estimate/" }))
    expect(text).toContain("; path=/estimate/;")
    const expires = Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? "")
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(2)
  })

  it.each([
    ["plain", "granted"],
    ["empty", ""],
    ["separators", 'a=b; path=/x, "quoted" % + &'],
    ["other scripts", "ঢাকা İstanbul 東京 🌿"],
    ["markup", "<script>alert(1)</script>"],
    ["a line break", "one\r\ntwo"],
  ])("return the written value: %s", (_, value) => {
    expect(setCookie("value", value)).toBe(true)
    expect(getCookie("value")).toBe(value)
    removeCookie("value")
    expect(getCookie("value")).toBeUndefined()
  })

  it("are undefined if never written", () => {
    expect(getCookie("unknown")).toBeUndefined()
  })

  it("are undefined if the browser blocks them", () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError")
    }
    replaceStore({ get: blocked, set: blocked })
    expect(setCookie("consent", "granted")).toBe(false)
    expect(getCookie("consent")).toBeUndefined()
    expect(() => removeCookie("consent")).not.toThrow()
  })

  it("report a cookie that the browser does not store", () => {
    replaceStore({ get: () => "", set: () => {} })
    expect(setCookie("consent", "granted")).toBe(false)
  })
})
