import { strictContext } from "./strict-context"
import type { Editor } from "./use-editor"

/** The open file. */
export const [EditorContext, useOpenEditor] = strictContext<Editor>("open file")
