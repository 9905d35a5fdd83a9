/** Three projects: components in jsdom, build-time code in Node, and builds that are broken on purpose. */
const { esmPackages } = require("./__tests__/support/esm-packages.js")
const { dependencies } = require("./package.json")

// Gatsby's packages run in Node without transpiling, and have hundreds of dependencies.
const ownDependencies = Object.keys(dependencies).filter((name) => !name.startsWith("gatsby"))
// jsdom's export conditions select ES modules of these CommonJS packages.
const transpiled = [...esmPackages(ownDependencies, __dirname), "yaml", "lucide-react"]

/** @type {import("jest").Config} */
const shared = {
  rootDir: __dirname,
  transform: {
    "^.+\\.m?[jt]sx?$": [
      "@swc/jest",
      {
        swcrc: false,
        jsc: { target: "es2022", transform: { react: { runtime: "automatic" } } },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.+/node_modules/)?(?:${transpiled.join("|")})/)`],
  modulePathIgnorePatterns: [
    "<rootDir>/\\.cache",
    "<rootDir>/public",
    "<rootDir>/\\.bench",
    "<rootDir>/\\.gatsby",
    "<rootDir>/dist",
  ],
  clearMocks: true,
}

/** @type {import("jest").Config} */
module.exports = {
  // Tests do not measure time: the machine may be slow.
  testTimeout: 60_000,
  // Jest's default leaves one core idle.
  maxWorkers: "100%",
  // Jest kills workers that do not exit within half a second, with a warning. Large heaps take longer.
  workerIdleMemoryLimit: "500MB",
  projects: [
    {
      ...shared,
      displayName: "unit",
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.{ts,tsx}"],
      testEnvironment: "jsdom",
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/jest-setup.ts"],
      moduleNameMapper: {
        "^\\$virtual/match-paths\\.json$": "<rootDir>/__tests__/support/match-paths.ts",
        "^gatsby$": "<rootDir>/__tests__/support/gatsby-mock.tsx",
        "\\.css$|^swiper/css|^@fontsource(-variable)?/[^/]+$": "<rootDir>/__tests__/support/style-mock.js",
        "\\.(jpe?g|png|gif|webp|avif|svg|ico|woff2?)$": "<rootDir>/__tests__/support/file-mock.js",
      },
    },
    {
      ...shared,
      displayName: "build",
      testMatch: ["<rootDir>/__tests__/build/**/*.test.ts"],
      testEnvironment: "node",
    },
    {
      // Real builds, which take minutes: only with `npm test -- --all`.
      ...shared,
      displayName: "faults",
      testMatch: ["<rootDir>/__tests__/faults/**/*.test.ts"],
      testEnvironment: "node",
    },
  ],
}
