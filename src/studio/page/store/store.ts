/**
 * The store: everything that the page lists, reads and writes. Only here is it known that a server keeps it, and how.
 * What fails throws an error whose message says what to do.
 */
import type * as Api from "../../api"
import { get, getBlob, post } from "./request"

export const readModel = () => get<Api.StudioModel>("model")
export const listEntries = () => get<Api.Entry[]>("entries")
export const listLinks = () => get<Api.LinkTarget[]>("links")

/** Find words in all texts and fields. @param file only in this one */
export const findPlaces = (query: string, file = "") => get<Api.FoundPlace[]>("find", { query, file })

export const readFile = (file: string) => get<Api.OpenedFile>("file", { file })
export const checkText = (checking: Api.Checking) => post<Api.CheckResult>("check", checking)
/** How a text appears in search engines and on other sites. */
export const readAppearance = (file: string, text: string) =>
  post<Partial<Api.Appearance>>("appearance", { file, text })
/** Show the saved text on the page again, also when the studio is closed. */
export const closeFile = (file: string) => post<object>("close", { file }, true)

/** The version of a file as it is now; none if it was deleted or renamed. */
export const readState = (file: string) => get<Api.SaveResult>("state", { file })
export const writeFile = (saving: Api.Saving) => post<Api.SaveResult>("save", saving)
/** @param collection its type @param name of the document: "Harbour Ledger" */
export const createDocument = (collection: string, name: string) =>
  post<Api.EntryResult>("new", { collection, name })
export const renameEntry = (renaming: Api.Renaming) => post<Api.EntryResult>("rename", renaming)
export const duplicateEntry = (renaming: Api.Renaming) => post<Api.EntryResult>("duplicate", renaming)
export const deleteEntry = (deletion: Api.Deletion) =>
  post<Pick<Api.EntryResult, "changed">>("delete", deletion)
/** What refers to an entry. */
export const listReferences = (file: string) => get<Api.Reference[]>("references", { file })

export const readAsset = getBlob
/** @param path from a file, e.g. ./cover.jpg */
export const fileAt = (file: string, path: string) => file.replace(/[^/]*$/, path.slice(2))
export const writeAsset = (asset: Api.NewAsset) => post<Api.Asset>("asset", asset)

export const listVersions = (file: string) => get<Api.Version[]>("history", { file })
export const readVersion = async (file: string, commit: string) =>
  (await get<Pick<Api.OpenedFile, "text">>("version", { file, commit })).text
/** What was deleted, and can be brought back. */
export const listDeleted = () => get<Api.DeletedEntry[]>("deleted")
export const restoreEntry = (file: string) => post<{ file: string }>("restore", { file })
/** The fields of a section that is new in a document, and the files that were made for them. */
export const createSectionFields = (file: string, section: string) =>
  post<Api.SectionFields>("section", { file, section })

/** All pictures and other files, with what uses them. `deleteEntry` and `restoreEntry` also take one of them. */
export const listMedia = () => get<Api.MediaFile[]>("media")
/** Replace the file of the asset by another of its kind. `restoreEntry` brings the one before back. */
export const replaceAsset = (asset: Api.NewAsset) => post<Omit<Api.Asset, "path">>("replace", asset)

/** What has changed since the last version that was published. */
export const listChanges = () => get<Api.Changes>("changes")
export const publish = (files: readonly string[], message: string) =>
  post<Api.PublishResult>("publish", { files, message })
/** Send a review again. */
export const sendReview = (branch: string) => post<Api.PublishResult>("push", { branch })
/** What others have published, and what getting it would change. */
export const findNewest = () => post<Api.NewestResult>("newest", {})
export const getNewest = (commit: string) => post<Api.NewestResult>("newest", { commit })
