import { caseStudy } from "./case-study"
import { dataFiles as files } from "./data-files"
import type { Collection, DataFile } from "./define-collection"
import { insight } from "./insight"
import { service } from "./service"
import { technology } from "./technology"

/** The whole content model: every collection and every data file of the site. */
export const collections: readonly Collection[] = [caseStudy, service, technology, insight]

export const dataFiles: readonly DataFile[] = files

/** The collection whose folder `directory` is, if there is one. */
export const collectionOf = (directory: string) =>
  collections.find((collection) => collection.directory === directory)
