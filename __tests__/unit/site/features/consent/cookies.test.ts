import { getCookie, removeCookie, setCookie } from "../../../../../src/site/features/consent/cookies"

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

const daysOf = (text: string) => {
  const expires = Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? "")
  return Math.round((expires - Date.now()) / 86_400_000)
}

describe("cookies", () => {
  it("last 999 days on the root path, or another lifetime and path", () => {
    const text = written(() => setCookie("consent", "granted"))
    expect(text).toMatch(/^consent=granted; .*path=\/;.* sameSite=lax/)
    expect(daysOf(text)).toBe(999)
    const other = written(() => setCookie("seen", "1", { days: 2, path: "/estimate/" }))
    expect(other).toContain("; path=/estimate/;")
    expect(daysOf(other)).toBe(2)
  })

  it.each([
    ["empty", ""],
    ["separators", 'a=b; path=/x, "quoted" % + &'],
    ["other scripts", "ঢাকা İstanbul 東京 🌿"],
    ["a line break", "one\r\ntwo"],
  ])("return the written value: %s", (_, value) => {
    expect(setCookie("value", value)).toBe(true)
    expect(getCookie("value")).toBe(value)
    removeCookie("value")
    expect(getCookie("value")).toBeUndefined()
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
