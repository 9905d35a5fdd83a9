/**
 * The page on which the repository's host lets people edit a file. The preview's environment names the repository and the
 * branch.
 *
 * @param repository the one to use if the environment names none
 * @returns undefined if the repository, its host or the branch is unknown
 */
export const editUrl = (file: string, variables: NodeJS.ProcessEnv, repository = ""): string | undefined => {
  // https://github.com/agency/site.git or git@github.com:agency/site.git
  const address = /([\w.-]*(github|gitlab|bitbucket)[\w.-]*)[:/](.+?)(?:\.git)?\/?$/
  const [, host, service = "", name] = address.exec(repositoryOf(variables) ?? repository) ?? []
  const branch = branchVariables.map((variable) => variables[variable]).find(Boolean)
  return host && branch
    ? encodeURI(`https://${host}/${name}/${editPaths[service]}/${branch}/${file}`)
    : undefined
}

const editPaths: Readonly<Record<string, string>> = { github: "edit", gitlab: "-/edit", bitbucket: "src" }

/** Netlify, GitHub Actions and Vercel name the repository. */
const repositoryOf = (variables: NodeJS.ProcessEnv) => {
  const { REPOSITORY_URL, GITHUB_REPOSITORY, VERCEL_GIT_PROVIDER = "", VERCEL_GIT_REPO_SLUG } = variables
  if (REPOSITORY_URL) return REPOSITORY_URL
  if (GITHUB_REPOSITORY) return `${variables.GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
  const host = VERCEL_GIT_PROVIDER === "bitbucket" ? "bitbucket.org" : `${VERCEL_GIT_PROVIDER}.com`
  return VERCEL_GIT_REPO_SLUG && `https://${host}/${variables.VERCEL_GIT_REPO_OWNER}/${VERCEL_GIT_REPO_SLUG}`
}

/** HEAD is Netlify's: of a pull request, its BRANCH is "pull/7/head". */
const branchVariables = [
  ...["HEAD", "BRANCH", "VERCEL_GIT_COMMIT_REF", "CF_PAGES_BRANCH", "WORKERS_CI_BRANCH"],
  ...["GITHUB_HEAD_REF", "GITHUB_REF_NAME"],
]
