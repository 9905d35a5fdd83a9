/**
 * A command for a document or snippet that has another name now; "" for names that none has had.
 * @param directory in content/; undefined for entries of data files
 */
export const renameHint = (directory: string | undefined, name: string) =>
  directory && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
    ? `If it was renamed: npm run rename ${directory}/${name} ${directory}/<new-name>.`
    : ""
