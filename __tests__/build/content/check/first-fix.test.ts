/** Words that are shown otherwise than they are written: one message, whose fix helps at the first try. */
import { asset, image, svg } from "../../../../src/content/model/fields"
import { checkText, withBody } from "../../../support/content"
import { checkAgain, read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"

afterAll(removeFolders)

const problemsIn = async (body: string) =>
  (await checkText(withBody(body))).diagnostics.map(
    ({ range: { start }, severity, message, fix }) =>
      `${start.line - 32}:${start.column} ${severity}: ${message}. ${fix}`,
  )

// More examples are those of rules.
it.each<[body: string, place: string, fix: string]>([
  ["Tea {/* open */ and", "1:5", "Write } after */"],
  ["Call {{ phone }}.", "1:6", "Write {site.phone}"],
  ["[a](me@example.org)", "1:1", "Write mailto:me@example.org"],
])("%j", async (body, place, fix) => {
  const problems = await problemsIn(body)
  expect(problems).toEqual([expect.stringContaining(fix)])
  expect(problems[0]).toMatch(new RegExp(`^${place} error`))
})

it.each([
  ["See [[Services]].", "1:5 error"],
  ["## [[Services]]", "1:4 warning"],
  ["The tables [[bin]] and [[test]]", "1:12 warning"],
])("reports %s as far as it is certain", async (body, problem) => {
  expect((await problemsIn(body))[0]).toContain(problem)
})

it("names every heading that skips a level", async () => {
  const problems = await problemsIn("### One\n\n#### Tea\n\n### Two")
  expect(problems.map((problem) => problem.replace(/ .*\. /, " "))).toEqual([
    "1:1 Write ##",
    "3:1 Write ###",
    "5:1 Write ##",
  ])
})

it.each([
  "Designers write “Lorem ipsum” where a text is missing.",
  "- Tea\n\n    and milk",
  "x<sub>2</sub> < y",
])("accepts %j", async (body) => expect(await problemsIn(body)).toEqual([]))

it.each([
  [image("A photo."), "./IMG_1.JPG", "Rename the file to IMG_1.jpg, and write ./IMG_1.jpg"],
  [image("A photo."), "./a.gif", "is a GIF"],
  [image("A photo."), "./a.avifs", "is not the path of a picture"],
  [image("A photo."), "./a.HEIC", "is a HEIC file"],
  [svg("A logo."), "./mark.SVG", "Rename the file to mark.svg"],
  [asset("A file.", { extensions: ["pdf"], megabytes: 1 }), "./Report.PDF", "Rename the file to Report.pdf"],
])("explains a file's name in a field", (schema, value, message) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toContain(message)
})

const study = "case-studies/harbour-ledger/index.mdx"

/** Messages for the valid site with a changed document. */
const afterChange = async (change: (text: string) => string, file = study) => {
  const root = await siteWith()
  write(root, file, change(read(root, file)))
  const { diagnostics } = await checkAgain(root)
  return diagnostics.map(({ file: where, message, fix }) => `${where}: ${message}. ${fix}`)
}

it.each([
  ["/services/web-development", "Write /services/web-development/"],
  ["/services/web-development#questions", "Write /services/web-development/#questions"],
  ["/services/web-development.html", "Write /services/web-development/"],
  ["/services/web-development/index.html", "Write /services/web-development/"],
  ["/blog/post", "there is no page /blog/post/"],
])("reports the link %s once, with the right page", async (link, fix) => {
  const [first] = await afterChange((text) => `${text}\nSee [it](${link}).\n`)
  expect(first).toContain(fix)
})

it("warns of a day far ahead, and of a change before the date", async () => {
  const publish = await afterChange((text) => text.replace("---\n", "---\npublish: 2062-01-01\n"))
  expect(publish.join("\n")).toMatch(/hides the document for more than two years. Check the year/)
  const updated = await afterChange((text) => text.replace("---\n", "---\nupdated: 2001-01-01\n"))
  expect(updated).toEqual([expect.stringMatching(/is before the date \(\d{4}-\d\d-\d\d\). Correct one/)])
})

it("reports a merge conflict and nothing else, but not one in a block of code", async () => {
  const conflict = "<<<<<<< HEAD\n## A\n=======\n## B\n>>>>>>> main"
  expect(await afterChange((text) => `${text}\n${conflict}\n`)).toEqual([
    expect.stringContaining("there are two versions of these lines (a merge conflict). Keep one"),
  ])
  expect(await afterChange((text) => `${text}\n\`\`\`text\n${conflict}\n\`\`\`\n`)).toEqual([])
})

it("does not take placeholder words in code or sentences for placeholders", async () => {
  const valid = 'The todo list is "TODO". Lorem ipsum is a text.\n\n```text\nTODO write this\n```\n'
  expect(await afterChange((text) => `${text}\n${valid}`)).toEqual([])
  const found = await afterChange((text) => `${text}\n- TBD\n\nTodo: tea.\n\nLorem ipsum dolor sit amet.\n`)
  expect(found.map((one) => /"(.*?)"/.exec(one)?.[1])).toEqual(["TBD", "Todo", "Lorem ipsum dolor"])
})
