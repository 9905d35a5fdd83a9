import { execFileSync } from "node:child_process"
import { rmSync } from "node:fs"
import path from "node:path"
import { editUrl } from "../../../src/gatsby/nodes/edit-url"
import { lastEdits } from "../../../src/gatsby/nodes/last-edits"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

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

describe("the day of a file's last change", () => {
  afterEach(removeFolders)

  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
      cwd,
      env: { ...process.env, GIT_COMMITTER_DATE: "2026-02-03T12:00:00Z" },
      stdio: "pipe",
    })

  const [one, two] = ["content/one.mdx", "content/two.mdx"]
  const today = new Date().toISOString().slice(0, 10)

  const repository = () => {
    const root = temporaryFolder()
    git(root, "init", "--quiet")
    for (const name of [one, two]) {
      writeFiles(root, { [name]: "text" })
      git(root, "add", ".")
      git(root, "commit", "--quiet", "--message", name)
    }
    return root
  }

  it("is that of its last commit, unless it has changed since", () => {
    const root = repository()
    writeFiles(root, { [two]: "changed", "content/three.mdx": "new" })
    const lastEdit = lastEdits(root)
    expect([one, two, "content/three.mdx", "content/four.mdx"].map(lastEdit)).toEqual([
      "2026-02-03",
      today,
      today,
      undefined,
    ])
  })

  it("is not known of files that are older than a shallow clone, and without git", () => {
    const root = repository()
    const clone = path.join(temporaryFolder(), "clone")
    git(root, "clone", "--quiet", "--depth", "1", `file://${root}`, clone)
    expect(lastEdits(clone)(one)).toBeUndefined()
    rmSync(path.join(clone, ".git"), { recursive: true })
    expect(lastEdits(clone)(one)).toBeUndefined()
  })
})
