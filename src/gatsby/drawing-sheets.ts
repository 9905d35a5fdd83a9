import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Node, NodePluginArgs } from "gatsby"
import { xmlFault } from "../content-model/xml-fault"
import { isBuild } from "./is-build"
import { elementsIn, readSvg, type SvgElement } from "./svg-element"
import { svgSymbol } from "./svg-symbol"

/**
 * Sheets of drawings (`public/drawings/<name>.svg`): a page with a wall of logos asks for one file instead of one for
 * each. Every node of the type has a field `symbol`, the address of its drawing in the sheet.
 */
const sheets: readonly Sheet[] = [
  {
    name: "clients",
    type: "Client",
    fileOf: ({ logo }) => logo && path.join("data", logo),
    idOf: "key",
    inColourOfText: true,
  },
  {
    name: "technologies",
    type: "Technology",
    fileOf: ({ mark, slug }) => mark && path.join("technologies", slug ?? "", mark),
    idOf: "slug",
  },
]

interface Sheet {
  name: string
  type: string
  /** The drawing, from `content/`. */
  fileOf: (node: Drawn) => string | undefined
  /** The field that tells drawings apart. */
  idOf: "key" | "slug"
  /** Whether drawings take on the colour of the text around them. */
  inColourOfText?: boolean
}

/** A node with a drawing, as far as it is read here: its files are paths as they are written. */
type Drawn = Partial<Record<"logo" | "mark" | "slug" | "key", string>>

/** Writes the sheets of a build. In develop each drawing is a file of its own, so that a changed one is seen. */
export const writeDrawingSheets = async (
  root: string,
  getNodesByType: NodePluginArgs["getNodesByType"],
): Promise<void> => {
  const folder = path.join(root, "public/drawings")
  await mkdir(folder, { recursive: true })
  for (const sheet of sheets) {
    const nodes: (Node & Drawn)[] = getNodesByType(sheet.type)
    const symbols = await Promise.all(nodes.map((node) => symbolOf(root, sheet, node)))
    await writeFile(
      path.join(folder, `${sheet.name}.svg`),
      sheetOf(symbols.filter((symbol) => symbol !== null)),
    )
  }
}

/** The resolvers of the fields `symbol`: null in develop, and where a drawing has to stay a file of its own. */
export const symbolResolvers = (root: string, pathPrefix: string) =>
  Object.fromEntries(
    sheets.map((sheet) => [
      sheet.type,
      {
        symbol: {
          type: "String",
          description:
            "Address of the drawing in the sheet of all of its kind; none where it is a file only.",
          resolve: async (node: Drawn) =>
            isBuild && (await symbolOf(root, sheet, node))
              ? `${pathPrefix}/drawings/${sheet.name}.svg#${node[sheet.idOf]}`
              : null,
        },
      },
    ]),
  )

/**
 * The drawing of a node as a symbol, or null where it cannot be one: with a style sheet it would change the others, and
 * the pages' policy refuses styles; with names that it does not declare the whole sheet would not be read; and a colour
 * of its own would not give way to the text's, as it does to a mask.
 */
async function symbolOf(
  root: string,
  { fileOf, idOf, inColourOfText }: Sheet,
  node: Drawn,
): Promise<string | null> {
  const file = fileOf(node)
  if (!file) return null
  const drawing = readSvg(await readFile(path.join(root, "content", file), "utf8"))
  if (!drawing) return null
  const elements = [drawing, ...elementsIn(drawing)]
  if (elements.some(isStyled) || (inColourOfText && elements.some(hasOwnColour))) return null
  const symbol = svgSymbol(node[idOf] ?? "", drawing)
  return xmlFault(sheetOf([symbol])) ? null : symbol
}

const isStyled = ({ name, attributes }: SvgElement) => name === "style" || attributes.style !== undefined

const hasOwnColour = ({ attributes }: SvgElement) =>
  colours.some((name) => !/^(?:none|currentColor|inherit)?$/i.test(attributes[name]?.trim() ?? ""))

const colours = ["fill", "stroke", "color", "stop-color", "flood-color", "lighting-color"]

const sheetOf = (symbols: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n${symbols.join("\n")}\n</svg>\n`
