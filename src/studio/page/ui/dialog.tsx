import styled from "@emotion/styled"
import X from "lucide-react/icons/x"
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react"
import { color, radius, shadow, space } from "../../../theme/tokens"
import { useStudio } from "../state/studio-context"
import { Button, Heading, IconButton, Row, Stack } from "./controls"

interface DialogProps {
  title: string
  onClose: () => void
  wide?: boolean
  /** The text of the button that submits. */
  action: string
  isDangerous?: boolean
  isDisabled?: boolean
  /** The dialog closes when it has succeeded. */
  onSubmit: () => Promise<unknown>
  children: ReactNode
}

/** A modal dialog with a form, open as long as it is rendered. It is submitted once at a time. */
export const Dialog = ({
  title,
  onClose,
  wide,
  action,
  isDangerous,
  isDisabled,
  onSubmit,
  children,
}: DialogProps) => {
  const { attempt } = useStudio()
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    // Before it is removed, so that the focus goes back to where it was.
    return () => dialog?.close()
  }, [])
  const submit = async () => {
    setIsBusy(true)
    const isDone = await attempt(onSubmit)
    setIsBusy(false)
    if (isDone) onClose()
  }
  return (
    <Box ref={element} aria-labelledby={id} onClose={onClose} data-wide={wide || undefined}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack>
          <Head>
            <Heading id={id}>{title}</Heading>
            <IconButton label="Close" icon={X} onClick={onClose} />
          </Head>
          {children}
          <Row>
            <Button type="submit" $kind={isDangerous ? "danger" : "primary"} disabled={isBusy || isDisabled}>
              {action}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </Row>
        </Stack>
      </form>
    </Box>
  )
}

const Box = styled.dialog`
  width: min(520px, 100vw - 24px);
  max-height: calc(100dvh - 48px);
  margin: auto;
  padding: ${space[6]};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  color: ${color.text};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.lg};

  &[data-wide] {
    width: min(960px, 100vw - 24px);
  }

  &::backdrop {
    background: ${color.overlay};
  }
`

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[4]};
`
