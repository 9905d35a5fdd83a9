import { keepNotFoundPage } from "../../../../src/site/router/not-found-page"

const openOn404 = (pathname: string) => {
  const loadPage = jest.fn(async () => undefined)
  Object.assign(window, { pagePath: "/404.html", ___loader: { loadPage, loadPageSync: jest.fn() } })
  document.body.innerHTML = '<div id="gatsby-focus-wrapper"><main>Not found</main></div>'
  window.history.replaceState(null, "", pathname)
  keepNotFoundPage()
  void window.___loader?.loadPage(pathname)
  return { loaded: loadPage.mock.calls[0], text: document.body.textContent }
}

it.each(["/app", "/app/", "/app/profile/", "/users/7", "/users/7/"])(
  "shows a page with matchPath at %s",
  (path) => {
    expect(openOn404(path)).toEqual({ loaded: [path], text: "" })
  },
)

it.each(["/apple/", "/users/", "/users/7/a/", "/a%2Fb/"])("keeps the 404 page at %s", (path) => {
  expect(openOn404(path)).toEqual({ loaded: ["/404.html"], text: "Not found" })
})
