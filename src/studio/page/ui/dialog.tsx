import styled from "@emotion/styled"
import { X } from "lucide-react"
import { type ReactNode, useEffect, useId, useRef } from "react"
import { color, radius, shadow, space } from "../../../theme/tokens"
import { Heading, IconButton } from "./controls"

interface DialogProps {
  title: string
  onClose: () => void
  wide?: boolean
  children: ReactNode
}

/** A modal dialog, open as long as it is rendered. */
export const Dialog = ({ title, onClose, wide, children }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => element.current?.showModal(), [])
  return (
    <Box ref={element} aria-labelledby={id} onClose={onClose} data-wide={wide || undefined}>
      <Head>
        <Heading id={id}>{title}</Heading>
        <IconButton label="Close" icon={X} onClick={() => element.current?.close()} />
      </Head>
      {children}
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
  margin-bottom: ${space[5]};
`
