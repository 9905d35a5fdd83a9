/** The versions of a document from git. */
import type { OpenedFile, Version } from "../../api"
import { editableOf, realPath } from "../content-paths"
import type { Command } from "../context"
import { RequestError } from "../http"
import { diffFormat } from "./changes"
import { beforeNewestRef } from "./newest"
import { commitAt, openRepository, type Repository } from "./repository"

/** The last versions of a document, also under earlier names. */
export const historyOf: Command<{ file: string }, Version[]> = async ({ root }, { file }) => {
  await realPath(root, file)
  const versions = await versionsOf(await openRepository(root), file)
  return versions.map(({ blob: _, ...version }) => version)
}

/** The text of a version. */
export const textOf: Command<{ file: string; commit: string }, Pick<OpenedFile, "text">> = async (
  { root, model },
  { file, commit },
) => {
  editableOf(file, model)
  const repository = await openRepository(root)
  const version = (await versionsOf(repository, file)).find((one) => one.commit === commit)
  if (!version) throw new RequestError(404, "there is no such version", "Choose another one")
  return {
    text: await repository.git("cat-file --filters", `--path=${repository.prefix}${file}`, version.blob),
  }
}

async function versionsOf(
  { git, prefix }: Repository,
  file: string,
): Promise<(Version & { blob: string })[]> {
  const saved = await commitAt(git, beforeNewestRef)
  const log = await git(
    `log --follow --max-count=50 --raw --no-abbrev ${diffFormat} --patch ${versionFormat} HEAD`,
    ...(saved ? [saved] : []),
    "--",
    prefix + file,
  )
  return log
    .split("\x01")
    .slice(1)
    .flatMap((part) => {
      const [commit = "", author = "", date = "", message = "", rest = ""] = part.split("\0")
      // `:100644 100644 <before> <after> M`
      const [, blob] = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) /m.exec(rest) ?? []
      const isText = blob && !/^0+$/.test(blob)
      return isText ? [{ commit, author, date, message, diff: rest.slice(rest.indexOf("\n@@")), blob }] : []
    })
}

const versionFormat = "--format=%x01%H%x00%an%x00%aI%x00%s%x00"
