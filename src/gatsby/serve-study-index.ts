import type { IncomingMessage, ServerResponse } from "node:http"
import { type Source, studyIndexText } from "./study-index"

let source: Source | undefined

/** Gatsby hands out `graphql` when pages are made, and not to the server of develop. */
export const rememberSource = (given: Source) => {
  source = given
}

/** Answers the index of the case studies from the content as it is now. */
export const serveStudyIndex = async (_: IncomingMessage, answer: ServerResponse) => {
  try {
    if (!source) throw new Error("No page has been made yet.")
    const text = await studyIndexText(source)
    answer.setHeader("Content-Type", "application/json")
    answer.end(text)
  } catch (error) {
    answer.statusCode = 500
    answer.end(String(error))
  }
}
