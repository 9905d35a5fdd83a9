import { useOpenEditor } from "../state/use-editor"
import { Button, Heading, Hint, Row, Stack } from "../ui/controls"
import { CompareView } from "./compare-view"

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
