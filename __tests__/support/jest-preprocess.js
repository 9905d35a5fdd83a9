/** Translates sources for Jest the way Gatsby translates them for the browser: its preset and TypeScript. */
const { createTransformer } = require("babel-jest").default

/**
 * Jest loads everything as CommonJS, where `import.meta.url` does not exist.
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
