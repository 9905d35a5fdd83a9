/** The studio, a collection and a feature are deleted with the lines where they are wired. Nothing else needs an edit. */
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../../src/content/files"
import { copyProject, removeCopy } from "../../src/tooling/copy-project"
import { buildCopy } from "../support/project-copy"

jest.setTimeout(60 * 60_000)

interface Part {
  folders: string[]
  /** What is taken out of the files where it is wired. */
  wires: Record<string, (string | RegExp)[]>
}

const parts: Record<string, Part> = {
  "the studio": {
    folders: ["src/studio", "src/gatsby/editing", "__tests__/unit/studio", "__tests__/build/studio"],
    wires: {
      "src/gatsby/hooks/on-create-dev-server.ts": [
        /^import .*serve-studio"\n/m,
        "  await serveStudio(args)\n",
        'path === "/studio/" || ',
      ],
      "src/gatsby/webpack/ready-plugin.ts": [/^import .*is-studio-on"\n/m, ", isStudioOn(program.host)"],
      // Only the studio uses them.
      "package.json": [/(?:^ *"@(?:codemirror|lezer)\/.*\n)+/gm],
      "knip.json": ['    "src/studio/page/main.tsx",\n'],
    },
  },
  "a collection": {
    folders: ["src/site/collections/policies", "content/policies"],
    wires: {
      "src/site/collections/index.ts": [/^import .*policies.*\n/m, "policy, "],
      "content/data/lists.yaml": [/^- id: policies\n(?: .*\n)*/m],
      "content/data/navigation.yaml": [/^ *- name: .*\n *path: \/policies\/.*\n/gm],
    },
  },
  "a feature": {
    folders: ["src/site/features/share"],
    wires: {
      "src/site/collections/insights/hero.tsx": [/^import .*features\/share.*\n/m, /^ *<ShareButton \/>\n/m],
      "src/site/collections/case-studies/hero.tsx": [
        /^import .*features\/share.*\n/m,
        /^ *<Share>\n.*\n *<\/Share>\n/m,
        /^const Share = styled[^;]*;[^;]*;\n`\n\n/m,
      ],
    },
  },
}

let copy: string
const inCopy = (name: string) => path.join(copy, name)

beforeEach(() => {
  copy = copyProject(process.cwd())
  symlinkSync(path.resolve("node_modules"), inCopy("node_modules"))
})

afterEach(() => removeCopy(copy))

const run = (program: string, ...args: string[]) => {
  try {
    execFileSync(process.execPath, [path.join("node_modules", program), ...args], {
      cwd: copy,
      env: { ...process.env, CI: "", NODE_ENV: "" },
      encoding: "utf8",
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${program}:\n${stdout.slice(-8000)}${stderr.slice(-8000)}`)
  }
}

/** Delete tests that use what is gone, and what only such tests use. */
function deleteTests() {
  const isGone = (file: string, source: string) => {
    const target = path.join(path.dirname(file), source)
    return !["", ".ts", ".tsx", ".js", ".mdx", "/index.ts"].some((end) => existsSync(target + end))
  }
  const tests = filesBelow(inCopy("__tests__")).map((name) => path.resolve(inCopy("__tests__"), name))
  const found = tests.filter((file) => {
    const imports = [...readFileSync(file, "utf8").matchAll(/^(?:import|\}|jest\.mock).*"(\.[^"]+)"/gm)]
    return /\.tsx?$/.test(file) && imports.some(([, source = ""]) => isGone(file, source))
  })
  for (const file of found) rmSync(file)
  if (found.length) deleteTests()
}

it.each(Object.entries(parts))("%s is deleted", async (_, { folders, wires }) => {
  for (const folder of folders) rmSync(inCopy(folder), { recursive: true })
  for (const [file, texts] of Object.entries(wires)) {
    const source = readFileSync(inCopy(file), "utf8")
    for (const text of texts) expect(source).toMatch(text)
    writeFileSync(
      inCopy(file),
      texts.reduce<string>((left, text) => left.replace(text, ""), source),
    )
  }
  deleteTests()
  run("tsx/dist/cli.mjs", "src/tooling/content-commands.ts", "generate")
  run("typescript/bin/tsc", "--noEmit")
  run("@biomejs/biome/bin/biome", "check", "--vcs-enabled=false", "--error-on-warnings", "src", "__tests__")
  run("knip/bin/knip.js", "--no-config-hints", "--preprocessor", "./src/tooling/ignore-fragments.mjs")
  run("jest/bin/jest.js", "--selectProjects", "unit")
  const { code, log } = await buildCopy(copy)
  if (code !== 0) throw new Error(log)
})
