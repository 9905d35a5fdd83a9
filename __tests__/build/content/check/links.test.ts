import { linkProblem } from "../../../../src/content/check/rules/link-address"
import { isImagePath, isRemote } from "../../../../src/content/compile/address"

it.each([
  ...[
    "/",
    "/services/",
    "/a/?b=c#d",
    "/files/terms.pdf",
    "https://a.example",
    "tel:+4930123456",
    "tel:112",
    "#a",
  ],
  ...["mailto:a@b.example", "MAILTO:a.b+c@d.e.example?subject=Nimble%20board", "mailto:?subject=Nimble"],
  ...["mailto:a@b.example,c@d.example", "mailto:a@b.example,%20c@d.example"],
])("accepts the link %s", (url) => {
  expect(linkProblem(url)).toBeUndefined()
})

it.each([
  ...["", "javascript:alert(1)", " javascript:alert(1)", "JAVASCRIPT:alert(1)", "java\tscript:alert(1)"],
  ...["java\nscript:alert(1)", "\u0001javascript:alert(1)", "vbscript:a", "data:text/html,a"],
  ...["file:///etc/passwd", "blob:https://a.example", "http://a.example", "//a.example", "/\\a.example"],
  ...["\\\\a.example", "https://", "mailto:", "mailto:?", "mailto:not-an-address", "mailto:a@b"],
  ...["mailto:a@b.example,", "mailto:a b@c.example", "mailto:@b.example", "#", "services/", "./services/"],
  ...["../services/", "tel:+4930", "?a=b"],
])("rejects the link %j", (url) => {
  expect(linkProblem(url)).toBeDefined()
})

it.each(["./a.jpg", "./a.avif", "./b/a..b.jpg", "./a%20b.jpg", "./91%.jpg", "https://a.example/b"])(
  "accepts the image %s",
  (url) => {
    expect(isRemote(url) || isImagePath(url)).toBe(true)
  },
)

it.each([
  ...["", "a.jpg", "/a.jpg", "../a.jpg", "./b/../../a.jpg", "./%2e%2e/a.jpg", ".\\a.jpg", "./b\\a.jpg"],
  ...["./a.gif", "./a.svg", "./a.JPG", "./a", "./.jpg", "http://a.example/b.jpg", "//a.example/b.jpg"],
  "data:image/png;base64,AAAA",
])("rejects the image %j", (url) => {
  expect(isRemote(url) || isImagePath(url)).toBe(false)
})
