import { type ReactNode, useState } from "react"
import { useStudio } from "../state/studio-context"
import { Button, Row, Stack } from "./controls"
import { Dialog } from "./dialog"

interface FormDialogProps {
  title: string
  /** On the button that submits. */
  action: string
  isDangerous?: boolean
  isDisabled?: boolean
  wide?: boolean
  /** The dialog closes when it has succeeded. */
  onSubmit: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form, and a button that submits it once. */
export const FormDialog = ({
  action,
  isDangerous,
  isDisabled,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) => {
  const { attempt } = useStudio()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async () => {
    setIsBusy(true)
    const isDone = await attempt(onSubmit)
    setIsBusy(false)
    if (isDone) dialog.onClose()
  }
  return (
    <Dialog {...dialog}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack>
          {children}
          <Row>
            <Button type="submit" $kind={isDangerous ? "danger" : "primary"} disabled={isBusy || isDisabled}>
              {action}
            </Button>
            <Button onClick={dialog.onClose}>Cancel</Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
