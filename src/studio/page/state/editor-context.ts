import { createContext, use } from "react"
import type { Editor } from "./use-editor"

/** The open file. */
export const EditorContext = createContext<Editor | undefined>(undefined)

export const useOpenEditor = () => {
  const editor = use(EditorContext)
  if (!editor) throw new Error("No file is open")
  return editor
}
