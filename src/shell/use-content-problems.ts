import { useEffect, useState } from "react"

/** A problem as the development server sends it: `Problem` of the content model. */
export interface ContentProblem {
  file: string
  line: number
  column: number
  field: string
  message: string
  severity?: "warning"
}

/** The content's problems, kept up to date by the development server. */
export const useContentProblems = (): ContentProblem[] => {
  const [problems, setProblems] = useState<ContentProblem[]>([])
  useEffect(() => {
    const source = new EventSource("/__content-problems")
    source.onmessage = ({ data }) => setProblems(JSON.parse(data))
    return () => source.close()
  }, [])
  return problems
}
