/**
 * The store: everything that the page lists, reads and writes. Only here is it known that a server keeps it, and how.
 * What fails throws an error whose message says what to do.
 */
import type { Reference } from "../../../content/commands/references"
import type {
  Appearance,
  Asset,
  Changes,
  Checking,
  CheckResult,
  DeletedEntry,
  DeleteResult,
  Deletion,
  Entry,
  EntryResult,
  FoundPlace,
  LinkTarget,
  MediaFile,
  NewAsset,
  NewestResult,
  OpenedFile,
  Publication,
  PublishResult,
  Renaming,
  SaveResult,
  Saving,
  StudioModel,
  Version,
  VersionText,
} from "../../api"
import { get, getBlob, post } from "./request"

export const readModel = () => get<StudioModel>("model")
export const listEntries = () => get<Entry[]>("entries")
export const listLinks = () => get<LinkTarget[]>("links")

/** Find words in all texts and fields. @param file only in this one */
export const findPlaces = (query: string, file = "") => get<FoundPlace[]>("find", { query, file })

export const readFile = (file: string) => get<OpenedFile>("file", { file })
export const checkText = (checking: Checking) => post<CheckResult>("check", checking)
/** How a text appears in search engines and on other sites. */
export const readAppearance = (file: string, text: string) =>
  post<Partial<Appearance>>("appearance", { file, text })
/** Show the saved text on the page again, also when the studio is closed. */
export const closeFile = (file: string) => post<object>("close", { file }, true)

export const writeFile = (saving: Saving) => post<SaveResult>("save", saving)
/** @param collection its type @param name of the document: "Harbour Ledger" */
export const createDocument = (collection: string, name: string) =>
  post<EntryResult>("new", { collection, name })
export const renameEntry = (renaming: Renaming) => post<EntryResult>("rename", renaming)
export const duplicateEntry = (renaming: Renaming) => post<EntryResult>("duplicate", renaming)
export const deleteEntry = (deletion: Deletion) => post<DeleteResult>("delete", deletion)
/** What refers to an entry. */
export const listReferences = (file: string) => get<Reference[]>("references", { file })

/** Read an image. @param path from the open file, e.g. ./cover.jpg */
export const readAsset = (file: string, path: string) => getBlob(file.replace(/[^/]*$/, path.slice(2)))
export const writeAsset = (asset: NewAsset) => post<Asset>("asset", asset)

export const listVersions = (file: string) => get<Version[]>("history", { file })
export const readVersion = async (file: string, commit: string) =>
  (await get<VersionText>("version", { file, commit })).text
/** What was deleted, and can be brought back. */
export const listDeleted = () => get<DeletedEntry[]>("deleted")
export const restoreEntry = (file: string) => post<{ file: string }>("restore", { file })

/** All pictures and other files, with what uses them. `deleteEntry` and `restoreEntry` also take one of them. */
export const listMedia = () => get<MediaFile[]>("media")
/** Replace the file of the asset by another of its kind. `restoreEntry` brings the one before back. */
export const replaceAsset = (asset: NewAsset) => post<object>("replace", asset)

/** What has changed since the last version that was published. */
export const listChanges = () => get<Changes>("changes")
export const publish = (publication: Publication) => post<PublishResult>("publish", publication)
/** Send a review again. */
export const sendReview = (branch: string) => post<PublishResult>("push", { branch })
/** What others have published, and what getting it would change. */
export const findNewest = () => post<NewestResult>("newest", {})
export const getNewest = (commit: string) => post<NewestResult>("newest", { commit })
