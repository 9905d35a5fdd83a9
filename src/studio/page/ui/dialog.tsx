import styled from "@emotion/styled"
import X from "lucide-react/icons/x"
import { type ComponentProps, type ReactNode, useActionState, useId } from "react"
import { color, radius, shadow, space } from "../../host"
import { useStudio } from "../state/studio-context"
import { Button, Head, Heading, Hint, IconButton, Input, Label, Row, Stack } from "./controls"

interface DialogProps {
  title: string
  onClose: () => void
  wide?: boolean
  /** The text of the button that submits; undefined: there is nothing to submit. */
  action?: string
  isDangerous?: boolean
  isDisabled?: boolean
  /** The dialog closes when it has succeeded. */
  onSubmit?: () => Promise<unknown>
  children: ReactNode
}

/** A modal dialog with a form, open as long as it is rendered. It is submitted once at a time. */
export const Dialog = ({ title, onClose, wide, action, isDangerous, isDisabled, ...props }: DialogProps) => {
  const { attempt } = useStudio()
  const id = useId()
  const [, submit, isBusy] = useActionState(async () => {
    if (props.onSubmit && (await attempt(props.onSubmit))) onClose()
  }, undefined)
  return (
    <Box
      ref={showModal}
      aria-labelledby={id}
      onClose={onClose}
      // React passes keys on to the form that renders the dialog, such as that of a picture in a text.
      onKeyDown={(event) => event.stopPropagation()}
      data-wide={wide || undefined}
    >
      <form action={submit}>
        <Stack>
          <Head>
            <Heading id={id}>{title}</Heading>
            <IconButton label="Close" icon={X} onClick={onClose} />
          </Head>
          {props.children}
          {action === undefined ? null : (
            <Row>
              <Button
                type="submit"
                $kind={isDangerous ? "danger" : "primary"}
                disabled={isBusy || isDisabled}
              >
                {action}
              </Button>
              <Button onClick={onClose}>Cancel</Button>
            </Row>
          )}
        </Stack>
      </form>
    </Box>
  )
}

const showModal = (dialog: HTMLDialogElement | null) => {
  dialog?.showModal()
  // Not the close button, which is the first control.
  dialog?.querySelector<HTMLElement>("input, textarea, select")?.focus()
  // Before it is removed, so that the focus goes back to where it was.
  return () => dialog?.close()
}

interface QuestionProps extends ComponentProps<typeof Input> {
  label: string
  hint?: ReactNode
}

/** A text field of a dialog, which needs an answer. */
export const Question = ({ label, hint, ...input }: QuestionProps) => {
  const id = useId()
  return (
    <Stack $gap={1}>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} aria-describedby={`${id}-hint`} required autoComplete="off" {...input} />
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </Stack>
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
