/**
 * Gatsby compiles the values of `GATSBY_*` variables into the bundles. Small builds set this one, which would change the
 * bundles, and so render all pages again: it is removed while Gatsby configures webpack, and read again after that.
 */
const cpuCount = process.env.GATSBY_CPU_COUNT

export const hideCpuCount = () => {
  delete process.env.GATSBY_CPU_COUNT
}

export const showCpuCount = () => {
  if (cpuCount !== undefined) process.env.GATSBY_CPU_COUNT = cpuCount
}
