import { authTokenKey, getAuthToken, removeAuthToken, setAuthToken } from "../../../src/lib/auth-token"

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

const blocked = () => {
  throw new DOMException("blocked", "SecurityError")
}

describe("the auth token", () => {
  it("lives in the entry USER_AUTH_TOKEN", () => {
    expect(authTokenKey).toBe("USER_AUTH_TOKEN")
    expect(setAuthToken("abc.def")).toBe(true)
    expect(localStorage.getItem("USER_AUTH_TOKEN")).toBe("abc.def")
    expect(getAuthToken()).toBe("abc.def")
    removeAuthToken()
    expect(getAuthToken()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it.each(["a b", "{}", "🌿", "x".repeat(10_000)])("keeps any text", (token) => {
    setAuthToken(token)
    expect(getAuthToken()).toBe(token)
  })

  it("counts an empty entry as none", () => {
    localStorage.setItem(authTokenKey, "")
    expect(getAuthToken()).toBeNull()
  })

  it("survives storage that may not be touched", () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(blocked)
    expect(setAuthToken("abc")).toBe(false)
    expect(getAuthToken()).toBeNull()
    expect(removeAuthToken).not.toThrow()
  })

  it("survives storage that is full or fails", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError")
    })
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked)
    jest.spyOn(Storage.prototype, "removeItem").mockImplementation(blocked)
    expect(setAuthToken("abc")).toBe(false)
    expect(getAuthToken()).toBeNull()
    expect(removeAuthToken).not.toThrow()
  })
})
