/**
 * The HTML of pages with one character for every byte, as the steps read it that go through every page. To decode a
 * large page, and to search in what comes of it, takes more than twice as long, and what the steps look for is ASCII.
 * What they take out of it for somebody to read is decoded.
 */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type PageHead, readHead } from "../page-head"
import type { Site } from "../site"
import type { PageFile } from "./page-files"

/** Bytes as characters. Whoever hashes or writes text from a page names it, too. */
export const pageEncoding = "latin1"

/** A page as it is now, its bytes as characters. */
export const readPage = ({ folder }: Site, { file }: PageFile): string =>
  readFileSync(path.join(folder, file), pageEncoding)

/** What the head of such a page says. */
export const headOf = (html: string): PageHead => readHead(decoded(html.split("<body", 1)[0] ?? ""))

/** Writes a page whose characters are its bytes. */
export const writePage = ({ folder }: Site, { file }: PageFile, html: string) =>
  writeFileSync(path.join(folder, file), html, pageEncoding)

/** What a part of such a page says. */
export const decoded = (part: string): string => Buffer.from(part, pageEncoding).toString()
