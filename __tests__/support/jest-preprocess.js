/** Transpile sources for Jest with Gatsby's Babel preset and TypeScript, as for the browser. */
const { createTransformer } = require("babel-jest").default

/**
 * Replace `import.meta.url`, which CommonJS does not have.
 * @param {typeof import("@babel/core")} babel
 * @returns {import("@babel/core").PluginObj}
 */
const importMetaUrl = ({ template }) => ({
  visitor: {
    MetaProperty(expression) {
      const member = expression.parentPath
      if (member.isMemberExpression() && member.get("property").isIdentifier({ name: "url" })) {
        member.replaceWith(template.expression.ast`require("node:url").pathToFileURL(__filename).href`)
      }
    },
  },
})

module.exports = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"],
  plugins: [importMetaUrl],
})
