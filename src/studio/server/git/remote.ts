import type { Repository } from "./repository"

export interface Newest {
  /** Name of the remote repository, e.g. origin. */
  remote?: string
  /** Its main branch. */
  main?: string
  /** The newest commit of it that is known. */
  commit: string
  /** Why it may not be the newest. */
  problem?: string
}

/** Fetch the newest main branch, and the branches of reviews. */
export const fetchNewest = async (repository: Repository): Promise<Newest> => {
  const { git } = repository
  const known = await knownNewest(repository)
  const { remote } = known
  if (!remote) return { ...known, problem: "There is no server with the site's versions" }
  try {
    const heads = await git("ls-remote --symref --", remote, "HEAD", "refs/heads/main", "refs/heads/master")
    const [, name] =
      /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(heads) ?? /\trefs\/heads\/(\S+)$/m.exec(heads) ?? []
    // Nothing has been pushed there yet.
    if (!name) return known
    const branches = [name, `${reviewFolder}*`].map(
      (branch) => `+refs/heads/${branch}:refs/remotes/${remote}/${branch}`,
    )
    await git("fetch --quiet --no-tags --prune --no-recurse-submodules --", remote, ...branches)
    const main = `refs/remotes/${remote}/${name}`
    await git("symbolic-ref", `refs/remotes/${remote}/HEAD`, main)
    const commit = (await git("rev-parse", main)).trim()
    return { remote, main: name, commit }
  } catch (error) {
    return { ...known, problem: (error as Error).message }
  }
}

/** Branches of reviews start with this. */
export const reviewFolder = "content/"

/** The newest commit, without asking the remote repository. */
export const knownNewest = async ({ git, head }: Repository): Promise<Newest> => {
  const remotes = (await git("remote")).split("\n").filter(Boolean)
  const remote = remotes.includes("origin") ? "origin" : remotes[0]
  const there = remote ? ["HEAD", "main", "master"].map((name) => `refs/remotes/${remote}/${name}`) : []
  for (const ref of [...there, "refs/heads/main", "refs/heads/master"]) {
    const [commit, main] = (await git(`for-each-ref --format=${commitAndBranch}`, ref)).trim().split("\t")
    if (commit) return { remote, main, commit }
  }
  return { remote, commit: head }
}

const commitAndBranch =
  "%(objectname)%09%(if)%(symref)%(then)%(symref:lstrip=3)%(else)%(refname:lstrip=3)%(end)"

/** The page that opens a pull request for a branch. */
export const linkTo = async ({ git }: Repository, { remote, main }: Newest, branch: string) => {
  const address = remote && main ? await git("remote get-url --", remote) : ""
  return pullRequestLink(address.trim(), main ?? "", branch)
}

/**
 * The page that opens a pull request. Undefined if the host is not known.
 * @param address of the remote repository: https, ssh, or `git@host:owner/name.git`
 */
export const pullRequestLink = (address: string, main: string, branch: string): string | undefined => {
  const url = URL.parse(address.replace(/^(?:[\w.-]+@)?([\w.-]+):(?!\/\/|\d+\/)\/?/, "ssh://$1/"))
  if (!url || !/^(?:https?|ssh|git):$/.test(url.protocol)) return undefined
  // SSH through the port of HTTPS has a host of its own.
  const host = url.hostname.replace(/^(?:alt)?ssh\.(?=git(?:hub|lab)\.com$)/, "")
  const site = url.protocol.startsWith("http") ? `${url.protocol}//${url.host}` : `https://${host}`
  const project = site + url.pathname.replace(/\/+$/, "").replace(/\.git$/, "")
  const [from, to] = [main, branch].map((name) => name.split("/").map(encodeURIComponent).join("/"))
  if (/gitlab/.test(host))
    return `${project}/-/merge_requests/new?${new URLSearchParams({ "merge_request[source_branch]": branch })}`
  if (/github/.test(host)) return `${project}/compare/${from}...${to}?expand=1`
  return /gitea|forgejo|codeberg/.test(host) ? `${project}/compare/${from}...${to}` : undefined
}
