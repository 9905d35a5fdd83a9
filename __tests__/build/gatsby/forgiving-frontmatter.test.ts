import { createRequire } from "node:module"
import path from "node:path"
import { forgiveFrontmatter } from "../../../src/gatsby/forgiving-frontmatter"

const root = path.resolve(__dirname, "../../..")

/** What gatsby-plugin-mdx reads documents with. */
const { parseFrontmatter } = createRequire(path.join(root, "package.json"))(
  "gatsby-plugin-mdx/dist/frontmatter.js",
) as { parseFrontmatter: (key: string, text: string) => { body: string; frontmatter: object } }

const broken = "---\ncountry: Portugal: Lisbon\n---\n\n# Text\n"

it("lets gatsby-plugin-mdx read a document whose frontmatter is no YAML", () => {
  expect(() => parseFrontmatter("before", broken)).toThrow(/mapping/)
  forgiveFrontmatter(root)
  expect(parseFrontmatter("after", broken)).toEqual({ body: "\n# Text\n", frontmatter: {} })
  expect(parseFrontmatter("good", "---\ncountry: Portugal\n---\n").frontmatter).toEqual({
    country: "Portugal",
  })
})
