import type { z } from "zod"
import {
  color,
  date,
  entryId,
  icon,
  image,
  list,
  pastDate,
  reference,
  sitePath,
  svg,
  text,
} from "../../../src/content-model/fields"
import { iconNames } from "../../../src/content-model/icon-names"

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

/** Test a field with values that it accepts and values that it rejects. */
const table = (what: string, schema: z.ZodType, valid: unknown[], invalid: unknown[]) =>
  describe(what, () => {
    it.each(valid.map((value) => [value]))("accepts %j", (value) => expect(accepts(schema, value)).toBe(true))
    it.each(invalid.map((value) => [value]))("rejects %j", (value) =>
      expect(accepts(schema, value)).toBe(false),
    )
  })

const nothing = [undefined, null, "", 0, true, [], {}]

table(
  "text",
  text("A text."),
  ["a", "a".repeat(200), "Ödette’s “quote”", "₺\u00a0212M", "−71%"],
  [
    ...nothing,
    "a".repeat(201),
    " a",
    "a ",
    "\ta",
    "a\n",
    "a\nb",
    "a\r\nb",
    "\u200B",
    "\u00A0",
    "a\u000Bb",
    "a\u2028b",
  ],
)

table(
  "text with limits",
  text("A text.", { min: 3, max: 5 }),
  ["abc", "abcde", "äöü"],
  ["ab", "abcdef", "  abc", "a b c "],
)

table(
  "list",
  list(text("An entry."), "A list.", { min: 1, max: 3 }),
  [["a"], ["a", "b", "c"], ["a", "A"]],
  [undefined, null, "a", {}, [], ["a", "b", "c", "d"], ["a", ""], ["a", null], [["a"]], ["a", "a"]],
)

table(
  "list whose entries may repeat",
  list(text("A label."), "Labels.", { repeats: true }),
  [[], ["M", "T", "W", "T"]],
  [["M", ""]],
)

table(
  "date",
  date("A day."),
  ["2026-05-14", "2024-02-29", "2000-02-29", "1999-12-31", "2026-01-01"],
  [
    ...nothing,
    "2024-13-45",
    "2023-02-29",
    "1900-02-29",
    "2026-00-10",
    "2026-04-31",
    "2026-05-00",
    "2026-5-14",
    "26-05-14",
    "14-05-2026",
    "14.05.2026",
    "2026/05/14",
    "2026-05-14T10:00:00Z",
    "2026-05-14 ",
    "12026-05-14",
    "22 April 2026",
    new Date(0),
  ],
)

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

table(
  "day that is not in the future",
  pastDate("A day."),
  ["2026-05-14", dayFromNow(0), dayFromNow(-1)],
  [...nothing, dayFromNow(2), "2099-01-01", "2026-04-31", "tomorrow"],
)

table(
  "colour",
  color("A colour."),
  ["#34CE72", "#34ce72", "#000000", "#FFFFFF"],
  [
    ...nothing,
    "34CE72",
    "#FFF",
    "#34CE7",
    "#34CE72F",
    "#34CE72FF",
    "#34CG72",
    "green",
    "rgb(0,0,0)",
    " #34CE72",
    "#34CE72\n",
  ],
)

table(
  "image",
  image("A picture."),
  [
    "./cover.jpg",
    "./cover.jpeg",
    "./cover.png",
    "./cover.webp",
    "./cover.avif",
    "./people/mina-sato.png",
    "./a..b.jpg",
    "./ö ü.png",
  ],
  [
    ...nothing,
    "cover.jpg",
    "/cover.jpg",
    "../cover.jpg",
    "./../cover.jpg",
    "./a/../../cover.jpg",
    ".\\cover.jpg",
    "./a\\cover.jpg",
    "./cover.gif",
    "./cover.svg",
    "./cover",
    "./cover.JPG",
    "./.jpg",
    "https://example.com/cover.jpg",
  ],
)

table(
  "SVG",
  svg("An SVG."),
  ["./mark.svg", "./partners/fernway.svg"],
  [...nothing, "mark.svg", "./mark.png", "./../mark.svg", "./mark.SVG", "./mark.svg.png"],
)

table(
  "reference",
  reference("Technology", "A technology."),
  ["react", "react-native", "React Native"],
  nothing,
)

table("id", entryId(), ["amara-diallo", "x"], [...nothing, "Amara", "amara diallo", "amara.diallo", "-amara"])

table(
  "path of the site",
  sitePath("A path."),
  ["/", "/contact-us/", "/company/why-mosslight/"],
  [
    ...nothing,
    "contact-us",
    "/contact-us",
    "contact-us/",
    "//contact-us/",
    "/Contact/",
    "/a b/",
    "https://a.example/",
    "/a/#b",
    "javascript:alert(1)",
  ],
)

table(
  "icon",
  icon(),
  [...iconNames],
  [...nothing, "banana", "Smartphone", "code_xml", "smartphone ", "toString", "constructor"],
)

it("icon names are unique, sorted, and in lucide's spelling", () => {
  expect([...iconNames]).toEqual([...new Set(iconNames)].sort())
  expect(iconNames.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
})
