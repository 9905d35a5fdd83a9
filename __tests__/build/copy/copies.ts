import { allTexts, type Copy, readDataTexts, readDocuments } from "../../../src/tooling/copy/read-copy"
import { repository } from "../../support/content"

/** The copy of all documents. */
export const documents = (): Promise<Copy[]> => readDocuments(repository)

/** The copy of all documents and data files. The list of countries is data of others, not our copy. */
export const everything = async (): Promise<Copy[]> => [
  ...(await documents()),
  ...(await readDataTexts(repository)).filter(({ slug }) => slug !== "countries"),
]

/** All copy by name, for tests that look things up. */
export class Library {
  private readonly copies = new Map<string, Copy>()

  static async open(): Promise<Library> {
    const library = new Library()
    for (const copy of await everything()) library.copies.set(copy.name, copy)
    return library
  }

  all(): Copy[] {
    return [...this.copies.values()]
  }

  /** @throws Error where there is no document or data file of that name. */
  get(name: string): Copy {
    const copy = this.copies.get(name)
    if (!copy) throw new Error(`There is no ${name}`)
    return copy
  }

  /** Everything that a reader reads of a document. */
  textOf(name: string): string {
    const copy = this.get(name)
    const { founded } = this.entriesOf(copy)[0] ?? {}
    return [...allTexts(copy), String(founded ?? "")].join("\n")
  }

  /** Entries of a data file. */
  entriesOf({ fields }: Copy): Record<string, unknown>[] {
    return (fields.entries as Record<string, unknown>[] | undefined) ?? []
  }

  slugsOf(collection: string): string[] {
    return this.all()
      .filter((copy) => copy.collection === collection)
      .map(({ slug }) => slug)
  }
}
