import { authTokenKey, getAuthToken, removeAuthToken, setAuthToken } from "../../../src/lib/auth-token"

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

const blocked = () => {
  throw new DOMException("blocked", "SecurityError")
}

describe("the auth token", () => {
  it("is saved in the entry USER_AUTH_TOKEN", () => {
    expect(authTokenKey).toBe("USER_AUTH_TOKEN")
    expect(setAuthToken("abc.def")).toBe(true)
    expect(localStorage.getItem("USER_AUTH_TOKEN")).toBe("abc.def")
    expect(getAuthToken()).toBe("abc.def")
    removeAuthToken()
    expect(getAuthToken()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it.each(["a b", "{}", "🌿", "x".repeat(10_000)])("returns any saved text", (token) => {
    setAuthToken(token)
    expect(getAuthToken()).toBe(token)
  })

  it("is null if the entry is empty", () => {
    localStorage.setItem(authTokenKey, "")
    expect(getAuthToken()).toBeNull()
  })

  it("does not throw if storage is blocked", () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(blocked)
    expect(setAuthToken("abc")).toBe(false)
    expect(getAuthToken()).toBeNull()
    expect(removeAuthToken).not.toThrow()
  })

  it("does not throw if storage is full or fails", () => {
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
