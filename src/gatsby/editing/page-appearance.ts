import type { CreateDevServerArgs } from "gatsby"
import type { Content } from "../../content"
import { openShareImages } from "../../publish/finish/share-images"
import { collections } from "../../site/collections/model"
import { pageTitle } from "../../site/router/routes"
import type { Appearance } from "../../studio"
import { settingsIn } from "../nodes/settings-in"
import { typedNodesOf } from "../nodes/typed-nodes"
import { type DocumentNode, factsOf } from "../outputs/write-site-record"

/** How a text of a document appears in search engines and on other sites. Undefined if it is not valid. */
export const pageAppearance =
  (args: CreateDevServerArgs, content: Content) =>
  async (file: string, text: string): Promise<Appearance | undefined> => {
    const typed = await typedNodesOf(content.overlay(file, text), file, "current")
    const collection = collections.find(({ type }) => type === typed?.type)
    const settings = settingsIn(args.getNodesByType)
    const [node] = typed?.nodes ?? []
    if (!node || !collection || !settings) return undefined
    const document = node.data as unknown as DocumentNode
    const facts = factsOf(document, collection, () => undefined)
    const { productName, titleSeparator, url } = settings
    const { contentOf, draw } = await openShareImages(process.cwd(), productName)
    const shared = contentOf({ ...facts, path: document.path })
    return {
      title: pageTitle(productName, titleSeparator, document.name),
      address: url + document.path,
      description: document.description,
      image: shared && `data:image/png;base64,${(await draw(shared)).toString("base64")}`,
    }
  }
