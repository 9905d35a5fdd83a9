import type { CreatePagesArgs } from "gatsby"
import { openShareImages } from "../../publish/finish/share-images"
import { collections } from "../../site/collections/model"
import { settingsIn } from "../nodes/settings-in"
import { pageFacts, type SitePage } from "./write-site-record"

type Context = NonNullable<SitePage["context"]> & { id?: string }

/** Put the address of its share image into the context of each page that is created. */
export const withShareImages = async (
  args: CreatePagesArgs,
  project = process.cwd(),
): Promise<CreatePagesArgs> => {
  const settings = settingsIn(args.getNodesByType)
  const { addressOf } = await openShareImages(project, String(settings?.productName))
  const factsAt = pageFacts(args)
  const addressAt = (path: string, context: Context) => addressOf({ path, ...factsAt(path, context) })
  const home = addressAt("/", {})
  const documents = collections.flatMap(({ type }) => args.getNodesByType(type))
  // A document may be at several addresses.
  const paths = new Map(documents.map(({ id, path }) => [id, String(path)]))
  const createPage = ((page, ...rest) => {
    const context: Context = page.context ?? {}
    const shareImage = addressAt(paths.get(context.id ?? "") ?? page.path, context) ?? home
    return args.actions.createPage({ ...page, context: { ...context, shareImage } }, ...rest)
  }) as CreatePagesArgs["actions"]["createPage"]
  return { ...args, actions: { ...args.actions, createPage } }
}
