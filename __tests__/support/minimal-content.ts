/** The least content that a site may have, with no name, address or word of the project's own content. */
import { readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { parse, stringify } from "yaml"
import { dataFiles } from "../../src/site/collections/model"
import { page } from "../../src/site/collections/pages/collection"
import { requiredPages } from "../../src/site/collections/pages/required-pages"
import { writeFiles } from "./folders"

export const productName = "Tidewater"

/** Pages of the documents, one in each collection with a list. */
export const documentPaths = [
  "/services/boat-software/",
  "/technologies/ada/",
  "/case-studies/ferry-desk/",
  "/insights/old-boats/",
  "/policies/imprint/",
]

const description =
  "What visitors find here, as a search result shows it: plain words about ferries, quays and the boats that lie there."

/** Replace a project's content, but for the editors' guide, by the least that passes all checks. */
export async function writeMinimalContent(project: string) {
  const content = path.join(project, "content")
  for (const name of readdirSync(content).filter((name) => name !== "README.md"))
    rmSync(path.join(content, name), { recursive: true })
  writeFiles(content, {
    ...documents,
    ...pages(),
    ...data(),
    "pages/home/left.png": await picture(828, 1408),
    "pages/home/contact.png": await picture(800, 1000),
    "case-studies/ferry-desk/thumbnail.png": await picture(800, 600),
    "data/ines.png": await picture(400, 400),
  })
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#204060" } })
    .png()
    .toBuffer()

const document = (fields: object, body = "<Hero />\n\n## At the quay\n\nThe boats came in at eight.") =>
  `---\n${stringify({ description, ...fields })}---\n\n${body}\n`

const documents = {
  "services/boat-software/index.mdx": document({
    name: "Boat software",
    order: 1,
    desc: "Programs for those who work on the water.",
    icon: "rocket",
    technologies: ["ada"],
    hero: {
      title: "Ferries that leave on time",
      description: "For harbours, pilots and those who run the ferries.",
    },
  }),
  "technologies/ada/index.mdx": document({
    name: "Ada",
    order: 1,
    desc: "For what must not fail at sea.",
    mark: "./mark.svg",
    color: "#00627A",
    hero: {
      title: "Ada keeps its word",
      description: "For engines, valves, locks and all that holds water out.",
    },
  }),
  "technologies/ada/mark.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 20 12 4l8 16z"/></svg>\n',
  "case-studies/ferry-desk/index.mdx": document({
    name: "Ferry Desk",
    desc: "One desk for eleven ferries.",
    country: "Norway",
    date: "2026-04-22",
    thumbnail: "./thumbnail.png",
    tags: ["Ferries"],
    services: ["boat-software"],
    technologies: ["ada"],
    hero: { background: "#10281C", platforms: { items: ["Desktop"] } },
  }),
  "insights/old-boats/index.mdx": document({
    name: "What old boats teach",
    desc: "Repair is what keeps them afloat.",
    date: "2026-03-02",
    author: "ines",
    tags: ["Upkeep"],
  }),
  "policies/imprint/index.mdx": document({
    name: "Imprint",
    desc: "Who answers for this site.",
    date: "2026-03-02",
  }),
}

/** Bodies of pages with parts that only they have; others have a heading. */
const bodies: Record<string, string> = {
  "/contact-us/": "<ContactHead />",
  "/estimate/": "<EstimateForm />",
  "/estimate/completed/": "<EstimateResult />",
  "/payment/callback/successful/": '<PaymentResult result="success" />',
  "/payment/callback/failure/": '<PaymentResult result="failure" />',
  "/search/": "<Hero />\n\n<Search />",
  "/404/": "<NotFound />",
}

const hidden = /^\/(?:404|search|payment|estimate\/completed)\//

function pages() {
  const home = document(
    {
      name: "Start",
      path: "/",
      hero: { title: "Boats that talk", description: "For those who work on the water." },
      homeHero: {
        pictures: [1, 2].map((number) => ({ image: "./left.png", alt: `Blue water, picture ${number}` })),
      },
      contactBlock: { image: "./contact.png", alt: "Blue water behind a form" },
    },
    ["<HomeHero />", ...sections.map((name) => `<${name} heading="All ${name}" />`)].join("\n\n"),
  )
  const others = requiredPages.filter(({ path: address }) => address !== "/")
  return {
    "pages/home/index.mdx": home,
    ...Object.fromEntries(
      others.map(({ path: address }, index) => [
        `pages/page-${index}/index.mdx`,
        document(
          {
            name: `Quay ${index}`,
            path: address,
            ...(hidden.test(address) ? { noindex: true } : {}),
            hero: { title: `Quay number ${index}` },
          },
          bodies[address] ?? "<Hero />",
        ),
      ]),
    ),
  }
}

/** All sections that may be below the start of a page. Those of data files find no entries. */
const sections = page.sections.flatMap(({ name, first }) =>
  first || ["Search", "Hero"].includes(name) ? [] : [name],
)

const link = (name: string, address: string) => ({ name, path: address })

const written: Record<string, unknown> = {
  "site.yaml": {
    productName,
    titleSeparator: "-",
    description,
    url: "https://tidewater.example",
    email: "quay@tidewater.example",
    phone: "+47 55 12 34 56",
    location: "Bergen, Norway",
    founded: 2001,
  },
  "navigation.yaml": {
    header: [link("Boats", "/services/")],
    action: link("Price", "/estimate/"),
    footer: {
      invitation: "Tell us what floats.",
      action: link("Write", "/contact-us/"),
      columns: [{ title: "Quays", links: [link("Ferries", "/case-studies/")] }],
    },
  },
  "team.yaml": [
    {
      id: "ines",
      name: "Ines Vik",
      position: "Skipper",
      description: "Steers.",
      image: "./ines.png",
      skills: ["Knots"],
    },
  ],
}

/** Lists are empty; the words of the site are those of the project's content, in a secret script. */
const data = () =>
  Object.fromEntries(
    dataFiles.map(({ file, single }) => [
      `data/${file}`,
      stringify(written[file] ?? (single ? disguised(file) : [])),
    ]),
  )

const disguised = (file: string) =>
  parse(readFileSync(path.resolve("content/data", file), "utf8"), (key, value) =>
    typeof value === "string" && key !== "icon" && key !== "color" ? rotated(value) : value,
  )

/** Each letter is the 13th after it. Names of values, in braces, remain. */
const rotated = (text: string) =>
  text.replace(/\{\w+\}|[a-z]/gi, (part) => (part.length > 1 ? part : rotatedLetter(part)))

const rotatedLetter = (letter: string) =>
  String.fromCharCode(letter.charCodeAt(0) + (/[a-m]/i.test(letter) ? 13 : -13))
