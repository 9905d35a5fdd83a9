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
} from "../../../../src/content/model/fields"

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
  ["a", "a".repeat(200), "Ödette’s “quote”", "₺\u00a0212M"],
  [...nothing, "a".repeat(201), " a", "a ", "a\nb", "\u200B", "\u00A0", "a\u000Bb", "a\u2028b"],
)

table("text with limits", text("A text.", { min: 3, max: 5 }), ["abc", "äöüäö"], ["ab", "abcdef", "  abc"])

table(
  "list",
  list(text("An entry."), "A list.", { min: 1, max: 3 }),
  [["a"], ["a", "b", "c"], ["a", "A"]],
  [undefined, "a", {}, [], ["a", "b", "c", "d"], ["a", ""], [["a"]], ["a", "a"]],
)

table(
  "list of repeated entries",
  list(text("A."), "Labels.", { repeats: true }),
  [["T", "W", "T"]],
  [["M", ""]],
)

table(
  "date",
  date("A day."),
  ["2026-05-14", "2024-02-29", "2000-02-29"],
  [
    ...[...nothing, "2024-13-45", "2023-02-29", "1900-02-29", "2026-00-10", "2026-04-31", "2026-5-14"],
    ...["14.05.2026", "2026-05-14T10:00:00Z", "2026-05-14 ", "12026-05-14", new Date(0)],
  ],
)

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

table("day that is not in the future", pastDate("A day."), [dayFromNow(0)], ["", dayFromNow(2), "2026-04-31"])

table(
  "colour",
  color("A colour."),
  ["#34CE72", "#34ce72"],
  [...nothing, "34CE72", "#FFF", "#34CE72FF", "#34CG72", "green", " #34CE72", "#34CE72\n"],
)

const elsewhere = [
  "cover.jpg",
  "/cover.jpg",
  "../cover.jpg",
  "./a/../../cover.jpg",
  ".\\cover.jpg",
  "./a\\b.jpg",
]

table(
  "image",
  image("A picture."),
  [
    "./cover.jpg",
    "./cover.jpeg",
    "./cover.png",
    "./cover.webp",
    "./cover.avif",
    "./people/a..b.jpg",
    "./ö ü.png",
  ],
  [
    ...[...nothing, ...elsewhere, "./cover.gif", "./cover.svg", "./cover", "./cover.JPG", "./.jpg"],
    ...["https://example.com/cover.jpg", "//a.example/b.jpg", "data:image/png;base64,AAAA"],
  ],
)

table(
  "SVG",
  svg("An SVG."),
  ["./partners/fernway.svg"],
  [...nothing, "a.svg", "./a.png", "./../a.svg", "./a.svg.png"],
)

table("reference", reference("Technology", "A technology."), ["react-native", "React Native"], nothing)

table("id", entryId(), ["amara-diallo", "x"], [...nothing, "Amara", "amara diallo", "amara.diallo", "-amara"])

table(
  "path of the site",
  sitePath("A path."),
  ["/", "/company/why-mosslight/"],
  [
    ...[...nothing, "contact-us/", "/contact-us", "//contact-us/", "/Contact/", "/a b/", "/a/#b"],
    ...["https://a.example/", "javascript:alert(1)"],
  ],
)

table(
  "icon",
  icon(),
  ["smartphone"],
  [...nothing, "banana", "Smartphone", "code_xml", "toString", "constructor"],
)
