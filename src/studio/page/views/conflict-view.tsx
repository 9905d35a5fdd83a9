import { useOpenEditor } from "../state/editor-context"
import { Button, Heading, Hint, Row, Stack } from "../ui/controls"
import { Diff } from "./diff-view"

/** The file has changed on disk: both texts, and the choice between them. */
export const ConflictView = () => {
  const { conflict, text, save, takeFile } = useOpenEditor()
  if (!conflict) return null
  return (
    <Stack>
      <Heading>This file has changed on disk</Heading>
      <Hint>
        Another person or program has saved it since you opened it. Red lines are only on disk, green lines
        are only yours.
      </Hint>
      <Diff before={conflict.text} after={text} />
      <Row>
        <Button onClick={() => save(conflict.version)}>Save mine over it</Button>
        <Button onClick={takeFile}>Take the file on disk</Button>
        <Hint>Undo brings yours back.</Hint>
      </Row>
    </Stack>
  )
}
