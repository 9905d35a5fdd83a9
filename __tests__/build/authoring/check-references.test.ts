import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { messagesFor, messagesOf, read, removeSites, siteWith, write } from "../../support/fixture-site"

jest.setTimeout(30_000)
afterAll(removeSites)

it("alt missing", async () => {
  expect(await messagesFor("alt-missing")).toMatchInlineSnapshot(
    `"content/case-studies/harbour-ledger/index.mdx:45:1  image ./screen-1.jpg: has no alt text. Say what it shows between the brackets: ![…]."`,
  )
})

it("anchor unknown", async () => {
  expect(await messagesFor("anchor-unknown")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:18:27  link /case-studies/harbour-ledger/#the-evening: /case-studies/harbour-ledger/ has no heading "#the-evening". Its headings are: #the-evening-at-the-quay, #results, #feedback.
content/technologies/go/index.mdx:20:5  link #plain-on-porpoise: this page has no heading "#plain-on-porpoise". Did you mean "plain-on-purpose"?"
`)
})

it("data file broken", async () => {
  expect(await messagesFor("data-file-broken")).toMatchInlineSnapshot(
    `"content/data/team.yaml:2:9  a text with a colon and a space in it needs quotes, e.g. title: "Fooq: food first"."`,
  )
})

it("entry twice", async () => {
  expect(await messagesFor("entry-twice")).toMatchInlineSnapshot(
    `"content/data/team.yaml:7:7  [1].id: "elif-karaca" stands twice in this file. Choose another id."`,
  )
})

it("icon unknown", async () => {
  expect(await messagesFor("icon-unknown")).toMatchInlineSnapshot(
    `"content/services/web-development/index.mdx:6:7  icon: "app-windw" is not known here. Did you mean "app-window"?"`,
  )
})

it("link to draft", async () => {
  expect(await messagesFor("link-to-draft")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:18:27  link /case-studies/harbour-ledger/: leads to a page that is not in the published site: it is a draft, or its publish day is still to come. Publish it, or remove the link."`,
  )
})

it("link to missing file", async () => {
  expect(await messagesFor("link-to-missing-file")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:18:27  link /papers/ledger.pdf: there is no file static/papers/ledger.pdf. Put it there, or mend the link."`,
  )
})

it("link unknown page", async () => {
  expect(await messagesFor("link-unknown-page")).toMatchInlineSnapshot(`
"content/data/navigation.yaml:3:11  header[0].path: there is no page /compani/. Did you mean "/company/"?
content/data/navigation.yaml:16:17  footer.columns[0].links[0].path: there is no page /company/why-mosslite/. Did you mean "/company/why-mosslight/"?
content/technologies/go/index.mdx:18:27  link /case-studies/harbor-ledger/: there is no case study "harbor-ledger". Did you mean "/case-studies/harbour-ledger/"?
content/technologies/go/index.mdx:20:50  link /estimates/: there is no page /estimates/. Did you mean "/estimate/"?"
`)
})

it("link with own address", async () => {
  expect(await messagesFor("link-with-own-address")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:18:27  link https://mosslight.example/case-studies/harbour-ledger/: is a page of this site. Write its path: /case-studies/harbour-ledger/."`,
  )
})

it("link without slash", async () => {
  expect(await messagesFor("link-without-slash")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:18:27  link /case-studies/harbour-ledger: a page's path ends in a slash. Write /case-studies/harbour-ledger/."`,
  )
})

it("reference to draft", async () => {
  expect(await messagesFor("reference-to-draft")).toMatchInlineSnapshot(`
"content/case-studies/harbour-ledger/index.mdx:10:16  technologies[0]: "go" is not in the published site: it is a draft, or its publish day is still to come. Publish it, or remove the reference.
content/services/web-development/index.mdx:7:16  technologies[0]: "go" is not in the published site: it is a draft, or its publish day is still to come. Publish it, or remove the reference."
`)
})

it("reference to future", async () => {
  expect(await messagesFor("reference-to-future")).toMatchInlineSnapshot(`
"content/case-studies/harbour-ledger/index.mdx:10:16  technologies[0]: "go" is not in the published site: it is a draft, or its publish day is still to come. Publish it, or remove the reference.
content/services/web-development/index.mdx:7:16  technologies[0]: "go" is not in the published site: it is a draft, or its publish day is still to come. Publish it, or remove the reference."
`)
})

it("reference to itself", async () => {
  expect(await messagesFor("reference-to-itself")).toMatchInlineSnapshot(
    `"content/case-studies/harbour-ledger/index.mdx:11:19  similarProjects[0]: refers to itself. Remove "harbour-ledger"."`,
  )
})

it("reference unknown", async () => {
  expect(await messagesFor("reference-unknown")).toMatchInlineSnapshot(`
"content/insights/old-boats/index.mdx:6:9  author: there is no entry of team.yaml "elif". Available: elif-karaca.
content/services/web-development/index.mdx:7:16  technologies[0]: there is no technology "goo". Did you mean "go"? Available: go."
`)
})

it("old path in use", async () => {
  expect(await messagesFor("old-path-in-use")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:8:5  redirectFrom[0]: "/technologies/go" is this page's own path. Remove it.
content/technologies/go/index.mdx:9:5  redirectFrom[1]: "/services/web-development/" is the path of a page that exists (content/services/web-development/index.mdx). Only a path without a page can lead elsewhere.
content/technologies/go/index.mdx:10:5  redirectFrom[2]: "/contact-us/" is the path of a page that exists. Only a path without a page can lead elsewhere.
content/technologies/go/index.mdx:11:5  redirectFrom[3]: "/company/why-mosslight/" is the path of a page that exists. Only a path without a page can lead elsewhere.
content/technologies/go/index.mdx:12:5  redirectFrom[4]: "/case-studies/page/2/" is the path of a page that exists. Only a path without a page can lead elsewhere.
content/technologies/go/index.mdx:13:5  redirectFrom[5]: "/static/go.pdf" lies in a folder of the site's own files. Remove it."
`)
})

it("old path malformed", async () => {
  expect(await messagesFor("old-path-malformed")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:8:5  redirectFrom[0]: "work/go/" is not an old path. Write what stood behind the host, up to ? and #, e.g. /work/harbour-ledger/.
content/technologies/go/index.mdx:9:5  redirectFrom[1]: "https://mosslight.example/work/go/" is not an old path. Write what stood behind the host, up to ? and #, e.g. /work/harbour-ledger/.
content/technologies/go/index.mdx:10:5  redirectFrom[2]: "/work/go?page=2" is not an old path. Write what stood behind the host, up to ? and #, e.g. /work/harbour-ledger/.
content/technologies/go/index.mdx:11:5  redirectFrom[3]: "//elsewhere.example/" is not an old path. Write what stood behind the host, up to ? and #, e.g. /work/harbour-ledger/.
content/technologies/go/index.mdx:12:5  redirectFrom[4]: "/work/../go/" is not an old path. Write what stood behind the host, up to ? and #, e.g. /work/harbour-ledger/.
content/technologies/go/index.mdx:13:5  redirectFrom[5]: "/" is not an old path. Write what stood behind the host, up to ? and #, e.g. /work/harbour-ledger/.
content/technologies/go/index.mdx:14:5  redirectFrom[6]: "/work/go language/" is not an old path. Write what stood behind the host, up to ? and #, e.g. /work/harbour-ledger/.
content/technologies/go/index.mdx:15:5  redirectFrom[7]: "/work/*" is not an old path. Write what stood behind the host, up to ? and #, e.g. /work/harbour-ledger/.
content/technologies/go/index.mdx:16:5  redirectFrom[8]: "/work/:name/" is not an old path. Write what stood behind the host, up to ? and #, e.g. /work/harbour-ledger/."
`)
})

it("old path of the build", async () => {
  expect(await messagesFor("old-path-of-the-build")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:8:5  redirectFrom[0]: "/feed.xml" is the path of a file that the build writes (feed.xml). Only a path without a file can lead elsewhere.
content/technologies/go/index.mdx:9:5  redirectFrom[1]: "/404.html" is the path of a file that the build writes (404.html). Only a path without a file can lead elsewhere.
content/technologies/go/index.mdx:10:5  redirectFrom[2]: "/404/" lies in a folder of the site's own files. Remove it.
content/technologies/go/index.mdx:11:5  redirectFrom[3]: "/icons.svg/" is the path of a file that the build writes (icons.svg). Only a path without a file can lead elsewhere.
content/technologies/go/index.mdx:12:5  redirectFrom[4]: "/share/clients.svg" lies in a folder of the site's own files. Remove it.
content/technologies/go/index.mdx:13:5  redirectFrom[5]: "/sitemap-0.xml" is the path of a file that the build writes (sitemap-0.xml). Only a path without a file can lead elsewhere.
content/technologies/go/index.mdx:14:5  redirectFrom[6]: "/sitemap-index.xml" is the path of a file that the build writes (sitemap-index.xml). Only a path without a file can lead elsewhere.
content/technologies/go/index.mdx:15:5  redirectFrom[7]: "/robots.txt" is the path of a file that the build writes (robots.txt). Only a path without a file can lead elsewhere.
content/technologies/go/index.mdx:16:5  redirectFrom[8]: "/manifest.webmanifest" is the path of a file that the build writes (manifest.webmanifest). Only a path without a file can lead elsewhere.
content/technologies/go/index.mdx:17:5  redirectFrom[9]: "/favicon.png" is the path of a file that the build writes (favicon.png). Only a path without a file can lead elsewhere.
content/technologies/go/index.mdx:18:5  redirectFrom[10]: "/icon-192.png" is the path of a file that the build writes (icon-192.png). Only a path without a file can lead elsewhere.
content/technologies/go/index.mdx:19:5  redirectFrom[11]: "/apple-touch-icon.png" is the path of a file that the build writes (apple-touch-icon.png). Only a path without a file can lead elsewhere.
content/technologies/go/index.mdx:20:5  redirectFrom[12]: "/_headers" is the path of a file that the build writes (_headers). Only a path without a file can lead elsewhere.
content/technologies/go/index.mdx:21:5  redirectFrom[13]: "/index.html" is the path of a page that exists. Only a path without a page can lead elsewhere.
content/technologies/go/index.mdx:22:5  redirectFrom[14]: "/services/web-development/index.html" is the path of a page that exists (content/services/web-development/index.mdx). Only a path without a page can lead elsewhere.
content/technologies/go/index.mdx:23:5  redirectFrom[15]: "/feed.xml/old/" is the path of a file that the build writes (feed.xml). Only a path without a file can lead elsewhere."
`)
})

it("old path of a file in static", async () => {
  const root = await siteWith()
  mkdirSync(path.join(root, "static"))
  writeFileSync(path.join(root, "static/theme.js"), "")
  const file = "technologies/go/index.mdx"
  const paths = "redirectFrom: [/theme.js, /theme.js/, /theme-old.js]"
  write(root, file, read(root, file).replace("name: Go\n", `name: Go\n${paths}\n`))
  expect(await messagesOf(root)).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:3:16  redirectFrom[0]: "/theme.js" is the path of a file that exists (static/theme.js). Only a path without a file can lead elsewhere.
content/technologies/go/index.mdx:3:27  redirectFrom[1]: "/theme.js/" is the path of a file that exists (static/theme.js). Only a path without a file can lead elsewhere."
`)
})

it("old path twice", async () => {
  expect(await messagesFor("old-path-twice")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:8:5  redirectFrom[0]: "/go/" stands already as redirectFrom[1] in content/services/web-development/index.mdx. Remove one of the two.
content/technologies/go/index.mdx:10:5  redirectFrom[2]: "/golang/" stands already as redirectFrom[1] in content/technologies/go/index.mdx. Remove one of the two."
`)
})

it("reference unknown everywhere", async () => {
  expect(await messagesFor("reference-unknown-everywhere")).toMatchInlineSnapshot(`
"content/case-studies/harbour-ledger/index.mdx:9:12  services[0]: there is no service "web-developement". Did you mean "web-development"? Available: web-development.
content/case-studies/harbour-ledger/index.mdx:10:19  similarProjects[0]: there is no case study "nimbel". Available: harbour-ledger.
content/case-studies/harbour-ledger/index.mdx:11:16  technologies[0]: there is no technology "golang". Available: go.
content/data/comments.yaml:6:16  [0].companyLogo: there is no entry of clients.yaml "harbor-office". Did you mean "harbour-office"? Available: harbour-office.
content/services/web-development/index.mdx:14:11  faq[0].icon: "walet" is not known here. Did you mean "wallet"?"
`)
})
