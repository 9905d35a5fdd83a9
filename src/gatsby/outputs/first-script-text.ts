import { buildSync } from "esbuild"
import { buildVariables } from "../../publish/finish/settings"
import { otherScripts } from "../../site/shell/head/first-script"
import { isBuild } from "./is-build"

/** The text of the inline script that runs before the first paint. */
export const firstScriptText = (
  variables = buildVariables(process.cwd(), process.env, isBuild ? "production" : "development"),
): string => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { firstScript } from "./first-script"\nfirstScript(${JSON.stringify(otherScripts(variables))})`,
      resolveDir: "src/site/shell/head",
    },
    bundle: true,
    minify: true,
    target: "es2020",
    write: false,
  })
  return outputFiles.map(({ text }) => text.trim()).join()
}
