import { editUrl } from "../../../src/gatsby/nodes/edit-url"

describe("the address for editing a file", () => {
  const file = "content/insights/boats/index.mdx"

  const github = `https://github.com/agency/site/edit/boats/${file}`
  const netlify = { REPOSITORY_URL: "git@github.com:agency/site.git", HEAD: "boats", BRANCH: "pull/7/head" }
  const vercel = {
    ...{ VERCEL_GIT_PROVIDER: "gitlab", VERCEL_GIT_REPO_OWNER: "agency", VERCEL_GIT_REPO_SLUG: "site" },
    VERCEL_GIT_COMMIT_REF: "more/boats",
  }
  const repository = { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "agency/site" }

  it.each([
    ["Netlify", netlify, github],
    ["Vercel", vercel, `https://gitlab.com/agency/site/-/edit/more/boats/${file}`],
    ["GitHub Actions", { ...repository, GITHUB_REF_NAME: "boats" }, github],
  ])("is that of the repository on %s", (_, variables, expected) => {
    expect(editUrl(file, variables)).toBe(expected)
  })

  it("uses the named repository if the host names only the branch", () => {
    const variables = { CF_PAGES_BRANCH: "boats" }
    expect(editUrl(file, variables, "git+https://bitbucket.org/agency/site.git")).toBe(
      `https://bitbucket.org/agency/site/src/boats/${file}`,
    )
    expect(editUrl(file, variables, "https://code.example/site")).toBeUndefined()
    expect(editUrl(file, variables)).toBeUndefined()
    expect(editUrl(file, {}, "https://github.com/agency/site")).toBeUndefined()
  })
})
