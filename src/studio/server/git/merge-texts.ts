import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import type { MergeResult, Merging } from "../../api"
import type { Command } from "../context"
import { openFile } from "../files"
import { type Git, gitIn } from "./run-git"

/** Merge three files into the first, with one side where they overlap. Return whether they are texts. @param git in their folder */
export const mergeFiles = (git: Git, side: "--ours" | "--theirs", files: readonly string[]) =>
  git(`merge-file -q ${side}`, ...files).then(
    () => true,
    () => false,
  )

/** Merge texts that are open with what is on disk now. This needs no repository. */
export const mergeOpen: Command<Merging, MergeResult> = async (context, { file, base, texts }) => {
  const opened = await openFile(context, { file })
  const folder = await mkdtemp(path.join(tmpdir(), "studio-merge-"))
  const git = gitIn(folder)
  let count = 0
  const merge = async (mine: string, side: "--ours" | "--theirs" = "--ours") => {
    if (mine === base) return opened.text
    const names = [mine, base, opened.text].map((text) => ({ name: String(count++), text }))
    for (const { name, text } of names) await writeFile(path.join(folder, name), spaced(text))
    const [first = ""] = names.map(({ name }) => path.join(folder, name))
    const files = names.map(({ name }) => name)
    return (await mergeFiles(git, side, files)) ? unspaced(await readFile(first, "utf8")) : undefined
  }
  try {
    const last = texts.at(-1) ?? base
    const theirs = await merge(last, "--theirs")
    const merged = await Promise.all(texts.map(async (text) => (await merge(text)) ?? text))
    return { opened, texts: merged, isOverlap: theirs !== merged.at(-1) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A line between all lines: for git, changes of neighbouring lines overlap, such as those of two fields. */
const between = "\uE000"

const spaced = (text: string) => text.replaceAll("\n", `\n${between}\n`)

const unspaced = (text: string) =>
  text
    .split("\n")
    .filter((line) => line !== between)
    .join("\n")
