import { getAuthToken, removeAuthToken, setAuthToken } from "../../../src/util/auth-token"

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

const blocked = () => {
  throw new DOMException("blocked", "SecurityError")
}

describe("the auth token", () => {
  it("is saved in the entry USER_AUTH_TOKEN", () => {
    expect(setAuthToken("abc.def")).toBe(true)
    expect(localStorage.getItem("USER_AUTH_TOKEN")).toBe("abc.def")
    expect(getAuthToken()).toBe("abc.def")
    removeAuthToken()
    expect(getAuthToken()).toBeNull()
    expect(localStorage).toHaveLength(0)
    localStorage.setItem("USER_AUTH_TOKEN", "")
    expect(getAuthToken()).toBeNull()
  })

  it.each<[string, () => void]>([
    ["is blocked", () => jest.spyOn(window, "localStorage", "get").mockImplementation(blocked)],
    [
      "is full or fails",
      () => {
        for (const method of ["getItem", "setItem", "removeItem"] as const)
          jest.spyOn(Storage.prototype, method).mockImplementation(blocked)
      },
    ],
  ])("does not throw if storage %s", (_, prepare) => {
    prepare()
    expect(setAuthToken("abc")).toBe(false)
    expect(getAuthToken()).toBeNull()
    expect(removeAuthToken).not.toThrow()
  })
})
