import { unifiedMergeView } from "@codemirror/merge"
import { EditorView } from "@codemirror/view"
import { useMemo } from "react"
import { color, radius } from "../../host"
import { withLf, withLineEndingsOf } from "../../source/line-endings"
import { useOpenEditor } from "../state/use-editor"
import { CodeEditor } from "../text/code-editor"
import { fileTheme } from "../text/code-theme"
import { Button, Heading, Hint, Row, Stack } from "../ui/controls"

interface CompareViewProps {
  /** The text to compare with. */
  original: string
  /** Of the button that takes a change from the original. */
  action: string
}

/** The open text with what differs from another one. Each change can be taken back, and the text edited. */
export const CompareView = ({ original, action }: CompareViewProps) => {
  const { text, edit, file } = useOpenEditor()
  const extensions = useMemo(() => [...comparison(withLf(original), action), fileTheme], [original, action])
  if (text === original) return <Hint>Nothing has changed.</Hint>
  return (
    <CodeEditor
      value={text}
      onChange={({ after }) => edit((current) => withLineEndingsOf(current, after), "changes")}
      label={`Changes of ${file}`}
      extensions={extensions}
    />
  )
}

/** The file has changed on disk: the user merges both texts, or chooses one. */
export const ConflictView = () => {
  const { savedText, save, takeFile } = useOpenEditor()
  return (
    <Stack>
      <Heading>This file has changed on disk</Heading>
      <Hint>
        Another person or program has saved it since you opened it, in the same place as you. Red lines are on
        disk, green lines are yours. Take the lines that you want, or edit the text, then save it.
      </Hint>
      <Row>
        <Button $kind="primary" onClick={() => save(true)}>
          Save this text
        </Button>
        <Button onClick={takeFile}>Take the file on disk</Button>
        <Hint>Undo brings yours back.</Hint>
      </Row>
      <CompareView original={savedText} action="Take from disk" />
    </Stack>
  )
}

const comparison = (original: string, action: string) => [
  unifiedMergeView({
    original,
    collapseUnchanged: { margin: 3 },
    syntaxHighlightDeletions: false,
    mergeControls: (type, onclick) => {
      const hidden = type === "accept"
      return Object.assign(document.createElement("button"), { textContent: action, hidden, onclick })
    },
  }),
  EditorView.theme({
    ".cm-deletedChunk, .cm-deletedChunk .cm-deletedText": { background: color.redSoft },
    ".cm-changedLine, .cm-changedText": { background: `${color.accentSoft} !important` },
    ".cm-changedText, .cm-deletedText": { fontWeight: "600" },
    ".cm-deletedChunk button": {
      padding: "2px 8px",
      borderRadius: radius.xs,
      font: "inherit",
      color: color.text,
      background: color.surface,
    },
    "& .cm-collapsedLines": { color: color.textSecondary, background: color.bgSunken },
    // A character that many fonts do not have.
    "& .cm-collapsedLines::before, & .cm-collapsedLines::after": { content: "none" },
  }),
]
