/** Problems that need more than the examples of a rule: several files, special bytes, exact limits. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { collections } from "../../../../src/site/collections/model"
import { messagesFor, messagesOf, read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"

afterAll(removeFolders)

const fixtures = [
  ...["picture-empty", "picture-corrupt", "picture-mislabelled", "picture-not-a-picture", "picture-too-wide"],
  ...["picture-too-heavy", "picture-animated", "picture-unreadable", "drawing-broken"],
  ...["encoding-latin-1", "encoding-utf-16", "encoding-old-line-endings", "crlf-and-bom"],
  ...["stray-files", "document-outside", "slug-malformed", "folder-without-document"],
  ...["data-file-broken", "entry-twice", "link-to-draft", "link-unknown-page", "link-with-own-address"],
  ...["old-path-in-use", "old-path-malformed", "old-path-of-the-build", "old-path-twice"],
  ...["reference-unknown-everywhere", "field-contrast-and-others"],
  ...["yaml-several", "mdx-several", "placeholder-text"],
]

it("reports fixtures", async () => {
  const reports = []
  for (const name of fixtures) reports.push(`${name}: ${await messagesFor(name)}`)
  expect(reports.join("\n")).toMatchInlineSnapshot(`
"picture-empty: content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" is empty. Export the picture again. [image-file]
picture-corrupt: content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" is damaged and cannot be shown completely. Export it again. [image-file]
content/data/team.yaml:5:10  [0].image: "./people/elif-karaca.png" is damaged and cannot be shown completely. Export it again. [image-file]
picture-mislabelled: content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" is a PNG file, but its name ends in .jpg. Rename it to thumbnail.png, here too. [image-file]
content/data/team.yaml:5:10  [0].image: "./people/elif-karaca.png" is an SVG, and a photo is needed. Export it as PNG. [image-file]
picture-not-a-picture: content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" is not a picture but a web page. Save the picture itself, not the page that shows it. [image-file]
content/case-studies/harbour-ledger/index.mdx:45:1  image ./screen-1.jpg: "./screen-1.jpg" is not a picture but a Git LFS pointer. Run: git lfs pull. [image-file]
picture-too-wide: content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" is 12,001 × 10 pixels. Export it with at most 12,000 pixels on each side. [image-file]
content/case-studies/harbour-ledger/index.mdx:7:12  warning: thumbnail: "./thumbnail.jpg" is 12,001 × 10 pixels and will be cropped: it is shown 4:3. Crop it to that shape. [image-size]
picture-too-heavy: content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" is 21.0 MB. Export it with at most 20 MB. [image-file]
picture-animated: content/case-studies/harbour-ledger/index.mdx:45:1  image ./film.webp: "./film.webp" is animated. Save one picture of it. [image-file]
picture-unreadable: content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" cannot be read (EISDIR). Put the picture here again. [image-file]
drawing-broken: content/technologies/go/index.mdx:7:7  mark: "./mark.svg" is an SVG that cannot be read (line 2: unclosed tag: svg). Export it again. [image-file]
encoding-latin-1: content/technologies/go/index.mdx:11:73  a character here cannot be read. Save the file as UTF-8 and type the character again. [unreadable-file]
encoding-utf-16: content/technologies/go/index.mdx:1:1  a character here cannot be read. Save the file as UTF-8 and type the character again. [unreadable-file]
encoding-old-line-endings: content/technologies/go/index.mdx:1:4  this file has old line endings (CR). Save it with LF line endings. [unreadable-file]
crlf-and-bom: content/technologies/go/index.mdx:8:8  "#00798F" is read as a comment and not shown. Put the whole text in quotes. [quotes]
content/technologies/go/index.mdx:18:10  "<" starts an element here. Write it in backticks, \`<\`, or in words: less than, under. [element-syntax]
stray-files: content/data/team.yaml.orig:1:1  warning: is a backup or lock file and is not read. Remove it. [unused-file]
content/technologies/go/.#index.mdx:1:1  warning: is a backup or lock file and is not read. Remove it. [unused-file]
content/technologies/go/#index.mdx#:1:1  warning: is a backup or lock file and is not read. Remove it. [unused-file]
content/technologies/go/index (1).mdx:1:1  warning: is a backup or lock file and is not read. Remove it. [unused-file]
content/technologies/go/index copy.mdx:1:1  warning: is a backup or lock file and is not read. Remove it. [unused-file]
content/technologies/go/index.mdx.bak:1:1  warning: is a backup or lock file and is not read. Remove it. [unused-file]
content/technologies/go/index.mdx~:1:1  warning: is a backup or lock file and is not read. Remove it. [unused-file]
content/technologies/go/notes.txt:1:1  warning: is not read. Remove it. [unused-file]
content/technologies/go/unused.svg:1:1  warning: is not used by this folder's document. Use it, or remove it. [unused-file]
document-outside: content/rust.mdx:1:1  each document has a folder of its own. Move it, e.g. to content/case-studies/harbour-ledger/index.mdx. [file-place]
content/technologies/go/history.mdx:1:1  is not read: only index.mdx is a page. Move it to content/technologies/history/index.mdx, or remove it. [file-place]
content/technologies/go/rust/index.mdx:1:1  is not read: only index.mdx is a page. Move it to content/technologies/rust/index.mdx, or remove it. [file-place]
content/technologies/rust.mdx:1:1  each document has a folder of its own. Move it, e.g. to content/technologies/rust/index.mdx. [file-place]
content/technology:1:1  there is no collection "technology". Did you mean "technologies"? [file-place]
slug-malformed: content/technologies/_go/index.mdx:1:1  the folder's name "_go" cannot be part of an address. "go" exists: merge the two, or choose another name. [folder-name]
content/technologies/Go Lang/index.mdx:1:1  the folder's name "Go Lang" cannot be part of an address. Rename it to small letters, digits and hyphens, e.g. go-lang. [folder-name]
folder-without-document: content/technologies/rust/index.mdx:1:1  the folder "rust" of technologies has no index.mdx. Write it, or remove the folder. [file-place]
data-file-broken: content/data/team.yaml:2:9  a text with a colon and a space needs quotes. Put quotes around it, e.g. title: "Fooq: food first". [quotes]
entry-twice: content/data/team.yaml:7:7  [1].id: "elif-karaca" is in this file twice. Choose another id. [duplicate]
link-to-draft: content/technologies/go/index.mdx:18:27  link /case-studies/harbour-ledger/: this page is a draft, which is not published. Publish it, or remove this. [unpublished]
link-unknown-page: content/data/navigation.yaml:3:11  header[0].path: there is no page /compani/. Did you mean "/company/"? [dead-link]
content/data/navigation.yaml:16:17  footer.columns[0].links[0].path: there is no page /company/why-mosslite/. The pages are: /, /company/, /company/clients/, /company/why-mosslight/, /contact-us/, /estimate/, /services/, /case-studies/, /technologies/, /insights/, /policies/. To add one: npm run new page. [dead-link]
content/technologies/go/index.mdx:18:27  link /case-studies/harbor-ledger/: there is no case study "harbor-ledger". Did you mean "harbour-ledger"? See content/case-studies for names. If it was renamed: npm run rename case-studies/harbor-ledger case-studies/<new-name>. [dead-link]
content/technologies/go/index.mdx:20:15  link /servces/web-development/: there is no page /servces/web-development/. Did you mean "/services/web-development/"? [dead-link]
content/technologies/go/index.mdx:22:50  link /estimates/: there is no page /estimates/. Did you mean "/estimate/"? [dead-link]
link-with-own-address: content/technologies/go/index.mdx:18:27  link https://mosslight.example/case-studies/harbour-ledger/: is a page of this site. Write its path: /case-studies/harbour-ledger/. [dead-link]
old-path-in-use: content/technologies/go/index.mdx:8:5  redirectFrom[0]: "/technologies/go" is this page's own path. Remove it. [old-path]
content/technologies/go/index.mdx:9:5  redirectFrom[1]: "/services/web-development/" is the path of a page that exists (content/services/web-development/index.mdx). Remove it: only a path without a page or file can be redirected. [old-path]
content/technologies/go/index.mdx:10:5  redirectFrom[2]: "/contact-us/" is the path of a page that exists (content/pages/contact-us/index.mdx). Remove it: only a path without a page or file can be redirected. [old-path]
content/technologies/go/index.mdx:11:5  redirectFrom[3]: "/company/why-mosslight/" is the path of a page that exists (content/pages/company-why-us/index.mdx). Remove it: only a path without a page or file can be redirected. [old-path]
content/technologies/go/index.mdx:12:5  redirectFrom[4]: "/case-studies/page/2/" is the path of a page that exists. Remove it: only a path without a page or file can be redirected. [old-path]
content/technologies/go/index.mdx:13:5  redirectFrom[5]: "/static/go.pdf" is the path of a folder that the build writes (static). Remove it: only a path without a page or file can be redirected. [old-path]
old-path-malformed: content/technologies/go/index.mdx:8:5  redirectFrom[0]: "work/go/" is not an old path. Write the old address without the domain, and without ? and # and what follows, e.g. /work/harbour-ledger/. [old-path]
content/technologies/go/index.mdx:9:5  redirectFrom[1]: "https://mosslight.example/work/go/" is not an old path. Write the old address without the domain, and without ? and # and what follows, e.g. /work/harbour-ledger/. [old-path]
content/technologies/go/index.mdx:10:5  redirectFrom[2]: "/work/go?page=2" is not an old path. Write the old address without the domain, and without ? and # and what follows, e.g. /work/harbour-ledger/. [old-path]
content/technologies/go/index.mdx:11:5  redirectFrom[3]: "//elsewhere.example/" is not an old path. Write the old address without the domain, and without ? and # and what follows, e.g. /work/harbour-ledger/. [old-path]
content/technologies/go/index.mdx:12:5  redirectFrom[4]: "/work/../go/" is not an old path. Write the old address without the domain, and without ? and # and what follows, e.g. /work/harbour-ledger/. [old-path]
content/technologies/go/index.mdx:13:5  redirectFrom[5]: "/" is not an old path. Write the old address without the domain, and without ? and # and what follows, e.g. /work/harbour-ledger/. [old-path]
content/technologies/go/index.mdx:14:5  redirectFrom[6]: "/work/go language/" is not an old path. Write the old address without the domain, and without ? and # and what follows, e.g. /work/harbour-ledger/. [old-path]
content/technologies/go/index.mdx:15:5  redirectFrom[7]: "/work/*" is not an old path. Write the old address without the domain, and without ? and # and what follows, e.g. /work/harbour-ledger/. [old-path]
content/technologies/go/index.mdx:16:5  redirectFrom[8]: "/work/:name/" is not an old path. Write the old address without the domain, and without ? and # and what follows, e.g. /work/harbour-ledger/. [old-path]
old-path-of-the-build: content/technologies/go/index.mdx:8:5  redirectFrom[0]: "/feed.xml" is the path of a file that the build writes (feed.xml). Remove it: only a path without a page or file can be redirected. [old-path]
content/technologies/go/index.mdx:9:5  redirectFrom[1]: "/404/" is the path of a page that exists (content/pages/404/index.mdx). Remove it: only a path without a page or file can be redirected. [old-path]
content/technologies/go/index.mdx:10:5  redirectFrom[2]: "/icons.svg/" is the path of a file that the build writes (icons.svg). Remove it: only a path without a page or file can be redirected. [old-path]
content/technologies/go/index.mdx:11:5  redirectFrom[3]: "/sitemap-0.xml" is the path of a file that the build writes (sitemap-0.xml). Remove it: only a path without a page or file can be redirected. [old-path]
content/technologies/go/index.mdx:12:5  redirectFrom[4]: "/index.html" is the path of a page that exists (content/pages/home/index.mdx). Remove it: only a path without a page or file can be redirected. [old-path]
content/technologies/go/index.mdx:13:5  redirectFrom[5]: "/services/web-development/index.html" is the path of a page that exists (content/services/web-development/index.mdx). Remove it: only a path without a page or file can be redirected. [old-path]
content/technologies/go/index.mdx:14:5  redirectFrom[6]: "/feed.xml/old/" is the path of a file that the build writes (feed.xml). Remove it: only a path without a page or file can be redirected. [old-path]
content/technologies/go/index.mdx:15:5  redirectFrom[7]: "/technologies/go.md" is the path of a file that the build writes. Remove it: only a path without a page or file can be redirected. [old-path]
old-path-twice: content/technologies/go/index.mdx:8:5  redirectFrom[0]: "/go/" is also redirectFrom[1] in content/services/web-development/index.mdx. Remove one of the two. [old-path]
content/technologies/go/index.mdx:10:5  redirectFrom[2]: "/golang/" is also redirectFrom[1] in content/technologies/go/index.mdx. Remove one of the two. [old-path]
reference-unknown-everywhere: content/case-studies/harbour-ledger/index.mdx:9:12  services[0]: there is no service "web-developement". Did you mean "web-development"? Available: web-development. If it was renamed: npm run rename services/web-developement services/<new-name>. [reference]
content/case-studies/harbour-ledger/index.mdx:10:19  similarProjects[0]: there is no case study "nimbel". Available: none. If it was renamed: npm run rename case-studies/nimbel case-studies/<new-name>. [reference]
content/case-studies/harbour-ledger/index.mdx:11:16  technologies[0]: there is no technology "golang". Available: go. If it was renamed: npm run rename technologies/golang technologies/<new-name>. [reference]
content/data/comments.yaml:6:16  [0].companyLogo: clients.yaml has no entry "harbor-office". Did you mean "harbour-office"? Available: harbour-office. [reference]
content/services/web-development/index.mdx:14:11  faq[0].icon: "walet" is not allowed here. Did you mean "wallet"? [choice]
field-contrast-and-others: content/case-studies/harbour-ledger/index.mdx:13:3  hero.colour: there is no field "colour" here. Possible: background, title, description, …. [unknown-field]
content/case-studies/harbour-ledger/index.mdx:16:12  hero.title.color: #2A6446 has a contrast of 2.24:1 to hero.background #10281C, less than 4.5:1. Choose a lighter colour. [contrast]
yaml-several: content/technologies/go/index.mdx:2:7  a text with a colon and a space needs quotes. Put quotes around it, e.g. title: "Fooq: food first". [quotes]
content/technologies/go/index.mdx:18:7  "<" starts an element here. Write it in backticks, \`<\`, or in words: less than, under. [element-syntax]
mdx-several: content/technologies/go/index.mdx:16:1  HTML comments are not allowed here. Write {/* note */}. [html]
content/technologies/go/index.mdx:20:10  "<" starts an element here. Write it in backticks, \`<\`, or in words: less than, under. [element-syntax]
content/technologies/go/index.mdx:20:20  {…}: these braces contain code, which documents cannot run. Write \`{\` and \`}\` in backticks, or leave them out. [code]
content/technologies/go/index.mdx:22:1  ####: skips a level. Write ###. [heading]
content/technologies/go/index.mdx:24:4  <b>: HTML is not allowed here. Write **text**. [html]
content/technologies/go/index.mdx:26:1  <Fqa>: there is no section "Fqa". Did you mean "Faq"? [unknown-section]
placeholder-text: content/technologies/go/index.mdx:5:7  "TODO What it is good for, in one line for the …" is placeholder text. Write your own, or keep the document a draft (draft: true). [placeholder-text]
content/technologies/go/index.mdx:18:1  "TODO Say where we use it and why, with the" is placeholder text. Write your own, or keep the document a draft (draft: true). [placeholder-text]"
`)
})

it("reports old paths of files in static", async () => {
  const root = await siteWith()
  mkdirSync(path.join(root, "static"))
  writeFileSync(path.join(root, "static/theme.js"), "")
  const file = "technologies/go/index.mdx"
  const paths = "redirectFrom: [/theme.js, /theme.js/, /theme-old.js]"
  write(root, file, read(root, file).replace("name: Go\n", `name: Go\n${paths}\n`))
  expect((await messagesOf(root)).match(/redirectFrom\[\d\]: "[^"]+"/g)).toEqual([
    'redirectFrom[0]: "/theme.js"',
    'redirectFrom[1]: "/theme.js/"',
  ])
})

it.each([
  ...["htps://mosslight.example", "javascript:alert(1)", "https://mosslight.example/?a=b"],
  ...["https://mosslight.example/x y", "www.example.org"],
])("does not take %s for the address of a site", async (url) => {
  const root = await siteWith()
  write(root, "data/site.yaml", read(root, "data/site.yaml").replace(/^url: .*$/m, `url: ${url}`))
  expect(await messagesOf(root)).toMatch(/^content\/data\/site\.yaml:4:6 {2}url: [^\n]+ \[field-value\]$/)
})

it("reports unknown names in braces", async () => {
  const root = await siteWith()
  const office = (id: string, description: string) =>
    `- id: ${id}\n  icon: phone\n  title: Phone\n  description: "${description}"\n`
  write(root, "data/offices.yaml", office("phone", "{phone}") + office("fax", "Fax {fax}"))
  expect(await messagesOf(root)).toMatch(
    /^content\/data\/offices\.yaml:8:16 {2}\[1\]\.description: has "\{fax\}"/,
  )
})

it("reports missing texts of the header with their group", async () => {
  const root = await siteWith()
  write(root, "data/texts.yaml", read(root, "data/texts.yaml").replace(/^header:\n.*\n/m, "header:\n"))
  expect(await messagesOf(root)).toMatch(/^content\/data\/texts\.yaml:\d+:3 {2}header\.home: is missing\./)
})

it("reports texts of a list that is not there, and names the lists", async () => {
  const root = await siteWith()
  write(
    root,
    "data/lists.yaml",
    "- id: service\n  lead: All of them.\n- id: policies\n  heading: Our {number}\n",
  )
  const withList = collections.filter(({ standalone }) => !standalone)
  const lists = withList.map(({ directory }) => directory).join(", ")
  expect((await messagesOf(root)).split("\n")).toEqual([
    `content/data/lists.yaml:1:7  [0].id: "service" is not allowed here. Did you mean "services"? Write one of ${lists}. [choice]`,
    'content/data/lists.yaml:4:12  [1].heading: has "{number}", which has no value. Write {count} or {one|many}. [field-value]',
  ])
})

it("says what makes a page that a link leads to", async () => {
  const root = await siteWith()
  const file = "technologies/go/index.mdx"
  write(root, file, `${read(root, file)}\nSee [careers](/careers/).\n`)
  expect(await messagesOf(root)).toMatch(/there is no page \/careers\/\. .*npm run new page/)
})

describe("pages that the site needs", () => {
  it("reports one that is missing, with what relies on it", async () => {
    const root = await siteWith()
    rmSync(path.join(root, "content/pages/estimate-completed"), { recursive: true })
    expect(await messagesOf(root)).toMatch(
      /^content\/pages:1:1 {2}there is no page \/estimate\/completed\/: the estimate form ends there\. Put it back/m,
    )
  })

  it("reports one that is withdrawn, also with the product's name in its path", async () => {
    const root = await siteWith()
    const file = "pages/company-why-us/index.mdx"
    write(root, file, read(root, file).replace("---\n", "---\ndraft: true\n"))
    expect(await messagesOf(root)).toMatch(
      /pages\/company-why-us\/index\.mdx:1:1 {2}\/company\/why-mosslight\/ cannot be withdrawn: .* Remove draft or publish/,
    )
  })
})
