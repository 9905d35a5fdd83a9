import type { Reporter } from "gatsby"
import type { WebpackPluginInstance } from "webpack"
import { isStudioOn } from "../editing/is-studio-on"
import { reportReady } from "../nodes/content-problems"

/** Gatsby's options for develop. */
interface Program {
  https?: unknown
  host: string
  port: number
}

/** A webpack plugin that reports once that the site is ready, after Gatsby's own messages. */
export const readyPlugin = (program: Program, reporter: Reporter): WebpackPluginInstance => ({
  apply: ({ hooks }) => {
    let isReady = false
    hooks.afterDone.tap("ready", (stats) => {
      if (isReady || stats.hasErrors()) return
      isReady = true
      reportReady(developAddress(program), reporter, isStudioOn(program.host))
    })
  },
})

/** The address that opens the site on this computer. */
export const developAddress = ({ https, host, port }: Program): string =>
  `${https ? "https" : "http"}://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}/`
