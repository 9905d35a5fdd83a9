import { useEffect, useMemo, useState } from "react"
import { isError } from "../../../content/browser"
import type { CheckResult } from "../../api"
import { checkText } from "../store/store"
import { useStudio } from "./studio-context"

/** Edits that follow each other at once, such as undos of a held key, are checked once. */
const delay = 50

/**
 * Check a text. Drafts may have placeholders until they are marked as ready.
 * @param looked another text that the page shows
 */
export const useCheck = (file: string, text: string | undefined, looked: string | undefined) => {
  const { attempt } = useStudio()
  const [check, setCheck] = useState<CheckResult & { of?: string }>({ diagnostics: [], isShown: true })
  const [isStrict, setIsStrict] = useState(false)

  useEffect(() => {
    if (text === undefined) return
    let isOutdated = false
    const run = () =>
      attempt(async () => {
        const result = await runCheck(file, text, isStrict, looked)
        if (!isOutdated) setCheck({ ...result, of: text })
      })
    const timer = setTimeout(run, delay)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [file, text, isStrict, looked, attempt])

  const checkNow = async (latest: string, asReady = isStrict) => {
    setIsStrict(asReady)
    const result = await runCheck(file, latest, asReady, looked)
    setCheck({ ...result, of: latest })
    return result.diagnostics.filter(isError)
  }
  const [diagnostics, ofFiles] = useMemo(() => {
    const own = check.diagnostics.filter((one) => one.file === file)
    return [own, check.diagnostics.filter((one) => one.file !== file)]
  }, [check.diagnostics, file])
  /** The text as it is now has been checked, and has no errors. */
  const isValid = check.of === text && !diagnostics.some(isError)
  return { ...check, diagnostics, ofFiles, isValid, checkNow }
}

/** @param asReady check a draft as if published: the field becomes a comment, so that all positions stay the same */
const runCheck = (file: string, text: string, asReady: boolean, shown = text) =>
  checkText({
    file,
    text: asReady ? text.replace(draftKey, (key) => `#${key.slice(1)}`) : text,
    shown,
  })

const draftKey = /^["']?draft\b/m
