/** Code as Gatsby's documentation shows it, for a copy of the project. */
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from "node:fs"
import path from "node:path"
import { writeFiles } from "./folders"

const packages = [
  "babel-plugin-styled-components@2.4.0",
  "gatsby-plugin-feed@5.16.0",
  "gatsby-plugin-manifest@5.16.0",
  "gatsby-plugin-styled-components@6.16.0",
  "styled-components@6.6.0",
]

const standard = `import emotion from "@emotion/styled"
import { graphql, type HeadProps, Link, type PageProps, Script, Slice } from "gatsby"
import styled from "styled-components"
import { box } from "../standard/box.module.css"
import { useMotto } from "../standard/use-motto"

const Emotion = emotion.p\`outline: 1px solid;\`
const Styled = styled.p\`outline: 2px solid;\`

export default function Standard({ data }: PageProps<Queries.StandardPageQuery>) {
  return (
    <>
      <h1>Standard</h1>
      <p id="queries">{data.siteSettings?.productName}, {useMotto()}</p>
      <Emotion id="emotion">Emotion</Emotion>
      <Styled id="styled">styled-components</Styled>
      <p id="module" className={box}>CSS module</p>
      <p id="global" className="standard-global">Global CSS</p>
      <Slice alias="note" text="a prop" />
      <Link to="/account/settings/">Settings</Link>
      <Script src="/standard.js" />
    </>
  )
}

export const Head = ({ data }: HeadProps<Queries.StandardPageQuery>) => (
  <title>{\`Standard page of \${data.siteSettings?.productName}\`}</title>
)

export const query = graphql\`query StandardPage { siteSettings { productName } }\`
`

const note = `import emotion from "@emotion/styled"
import { graphql, type SliceComponentProps } from "gatsby"
import styled from "styled-components"
import { useMotto } from "./use-motto"

const Emotion = emotion.p\`outline: 5px solid;\`
const Styled = styled.p\`outline: 6px solid;\`

type Props = SliceComponentProps<Queries.StandardNoteQuery, { word: string }, { text: string }>

export default function Note({ data, sliceContext, text }: Props) {
  return (
    <aside>
      <p id="slice">{data.siteSettings?.productName}, {useMotto()}, {sliceContext.word}, {text}</p>
      <Emotion id="slice-emotion">Emotion</Emotion>
      <Styled id="slice-styled">styled-components</Styled>
    </aside>
  )
}

export const query = graphql\`query StandardNote { siteSettings { productName } }\`
`

const useMotto = `import { graphql, useStaticQuery } from "gatsby"

export const useMotto = () =>
  useStaticQuery<Queries.StandardMottoQuery>(
    graphql\`query StandardMotto { site { siteMetadata { motto } } }\`,
  ).site?.siteMetadata?.motto
`

const account = `import { Link, type PageProps } from "gatsby"

export default ({ params }: PageProps) => <><h1>Account {params["*"]}</h1><Link to="/standard/">Standard</Link></>

export const Head = () => <title>Account</title>
`

const user = `import type { PageProps } from "gatsby"

export default ({ params }: PageProps) => <h1>User {params.id}</h1>
`

const loadImport = 'import { load } from "./src/gatsby/load"\n'

const nodeHooks = `import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
${loadImport}
const { createPages: createSitePages } = load()

export const createPages = async (args: CreatePagesArgs) => {
  await createSitePages?.(args, { plugins: [] }, () => undefined)
  const { createPage, createRedirect, createSlice } = args.actions
  createSlice({ id: "note", component: path.resolve("src/standard/note.tsx"), context: { word: "context" } })
  createRedirect({ fromPath: "/old-standard/", toPath: "/standard/" })
  createPage({ path: "/account/", matchPath: "/account/*", component: path.resolve("src/standard/account.tsx") })
}

export const {
`

const config = `siteMetadata: { motto: "A motto" },
  plugins: [
    "gatsby-plugin-styled-components",
    {
      resolve: "gatsby-plugin-feed",
      options: {
        feeds: [
          {
            title: "Standard feed",
            output: "/rss.xml",
            query: "{ allService { nodes { name path } } }",
            serialize: ({ query: { site, allService } }) =>
              allService.nodes.map(({ name, path }) => ({ title: name, url: site.siteMetadata.siteUrl + path })),
          },
        ],
      },
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: { name: "Standard manifest", start_url: "/", icon: "static/icon-512.png" },
    },`

/** Code that the security policy blocks. */
export const inlineScript = {
  "src/pages/inline.tsx": `import { Script } from "gatsby"

export default () => <Script id="inline">{"document.title = 1"}</Script>
`,
}

/** Add the code and the packages that it needs. */
export function addStandardGatsby(copy: string) {
  const changed = (file: string, text: string, by: string) => {
    const before = readFileSync(path.join(copy, file), "utf8")
    if (!before.includes(text)) throw new Error(`${file} has no "${text}"`)
    return { [file]: before.replace(text, () => by) }
  }
  writeFiles(copy, {
    "src/pages/standard.tsx": standard,
    "src/pages/users/[id].tsx": user,
    "src/standard/account.tsx": account,
    "src/standard/box.module.css": ".box { outline: 3px solid }\n",
    "src/standard/global.css": ".standard-global { outline: 4px solid }\n",
    "src/standard/note.tsx": note,
    "src/standard/use-motto.ts": useMotto,
    "static/standard.js": 'document.documentElement.dataset.standard = "ran"\n',
    ...changed("gatsby-browser.tsx", "export", 'import "./src/standard/global.css"\n\nexport'),
    ...changed("gatsby-config.ts", "plugins: [", config),
    ...changed("gatsby-node.ts", `${loadImport}\nexport const {\n  createPages,\n`, nodeHooks),
    ...changed(
      "src/content/commands/gatsby-types.ts",
      "extend type Mdx",
      "extend type SiteSiteMetadata { motto: String }\n\nextend type Mdx",
    ),
  })
  install(copy)
}

/** Install packages in the copy, without those that the project has, and link the project's programs. */
function install(copy: string) {
  const folder = path.join(copy, "node_modules/installed")
  mkdirSync(folder, { recursive: true })
  const options = ["--no-save", "--ignore-scripts", "--legacy-peer-deps", "--prefix", folder]
  execFileSync("npm", ["install", ...options, ...packages], { cwd: folder, stdio: "pipe" })
  const installed = path.join(folder, "node_modules")
  // Emotion needs another version of stylis.
  for (const name of readdirSync(installed))
    if (!existsSync(path.resolve("node_modules", name)) || name === "stylis")
      renameSync(path.join(installed, name), path.join(copy, "node_modules", name))
  symlinkSync(path.resolve("node_modules/.bin"), path.join(copy, "node_modules/.bin"))
}
