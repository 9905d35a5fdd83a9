/**
 * Gatsby compiles environment variables into the bundle that renders pages. If one differs from the last build, Gatsby
 * compiles all modules and renders all pages again. So the variables that depend on what has changed
 * (`publish/build.ts`) are removed while Gatsby configures webpack. The number of processors is restored after that,
 * because Gatsby reads it again.
 */
const cpuCount = process.env.GATSBY_CPU_COUNT

export const hideBuildVariables = () => {
  delete process.env.GATSBY_CPU_COUNT
  delete process.env.MOSSLIGHT_KEEP_TYPES
}

export const restoreCpuCount = () => {
  if (cpuCount !== undefined) process.env.GATSBY_CPU_COUNT = cpuCount
}
