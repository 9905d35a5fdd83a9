import { useEffect, useRef, useState } from "react"
import { isError } from "../../../content-check/diagnostic"
import type { CheckResult } from "../../api"
import { parseSource, type SourceKind } from "../../source/parse-source"
import { replaceRange } from "../../source/replace-range"
import { valueAt } from "../../source/yaml-tree"
import { post } from "./api-client"
import { useStudio } from "./studio-context"

const delay = 250

/** Check a text after a pause in typing. Drafts may have placeholders until they are marked as ready. */
export const useCheck = (file: string, kind: SourceKind, text: string | undefined) => {
  const { attempt } = useStudio()
  const [check, setCheck] = useState<CheckResult>({ diagnostics: [], isShown: true })
  const [isStrict, setIsStrict] = useState(false)
  const isFirst = useRef(true)

  useEffect(() => {
    if (text === undefined) return
    let isOutdated = false
    const run = () =>
      attempt(async () => {
        isFirst.current = false
        const result = await checkText(file, kind, text, isStrict)
        if (!isOutdated) setCheck(result)
      })
    const timer = setTimeout(run, isFirst.current ? 0 : delay)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [file, kind, text, isStrict, attempt])

  /** Check the text as if it were no draft, from now on. Return its errors. */
  const checkReady = async () => {
    setIsStrict(true)
    const result = await checkText(file, kind, text ?? "", true)
    setCheck(result)
    return result.diagnostics.filter(isError)
  }
  return { ...check, checkReady }
}

/** @param asReady check a draft as if it were none: lines stay the same, offsets of fixes are adapted */
async function checkText(file: string, kind: SourceKind, text: string, asReady: boolean) {
  const draft = asReady ? valueAt(parseSource(text, kind).fields, ["draft"]) : undefined
  const checked = draft ? replaceRange(text, draft, "false") : text
  const { diagnostics, ...shown } = await post<CheckResult>("check", { file, text: checked })
  const moved = (offset: number) =>
    draft && offset > draft.start ? offset - checked.length + text.length : offset
  return {
    ...shown,
    diagnostics: diagnostics.map(({ edit, ...diagnostic }) =>
      edit
        ? { ...diagnostic, edit: { ...edit, start: moved(edit.start), end: moved(edit.end) } }
        : diagnostic,
    ),
  }
}
