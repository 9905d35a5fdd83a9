import { cloneElement, type ReactElement, useMemo, useSyncExternalStore } from "react"
import { unsavedDocument, withDocument } from "./unsaved-document"

interface UnsavedPageProps {
  /** The page. */
  element: ReactElement
  /** The result of its query. */
  data: unknown
}

/**
 * A page with the text that the studio is editing, before Gatsby has run the page's query again. In development only.
 */
export const UnsavedPage = ({ element, data }: UnsavedPageProps) => {
  const document = useSyncExternalStore(unsavedDocument.subscribe, unsavedDocument.get)
  const shown = useMemo(() => (document ? withDocument(data, document) : data), [data, document])
  return shown === data ? element : cloneElement(element as ReactElement<{ data: unknown }>, { data: shown })
}
