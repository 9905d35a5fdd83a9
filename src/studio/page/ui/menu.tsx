import styled from "@emotion/styled"
import { type ComponentProps, type KeyboardEventHandler, type ReactNode, useState } from "react"
import { listPanel } from "../../../components/list-box"
import { Button, IconButton } from "./controls"

interface MenuProps extends ComponentProps<typeof IconButton> {
  align?: "start" | "end"
  children: ReactNode
}

/** A button that opens actions below it. They close on a click, on Escape and when they lose the focus. */
export const Menu = ({ align = "start", children, onKeyDown, ...props }: MenuProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const close: KeyboardEventHandler = ({ key }) => key === "Escape" && setIsOpen(false)
  return (
    <Place
      onKeyDown={close}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsOpen(false)}
    >
      <Trigger
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => (isOpen ? undefined : onKeyDown?.(event))}
        {...props}
      />
      {isOpen ? (
        <Box data-align={align} onClick={() => setIsOpen(false)}>
          {children}
        </Box>
      ) : null}
    </Place>
  )
}

/** An action of a menu. */
export const MenuButton = (props: ComponentProps<typeof Button>) => <Action $kind="quiet" {...props} />

const Place = styled.div`
  position: relative;
  flex: none;
`

const Trigger = styled(IconButton)`
  width: 28px;
`

const Action = styled(Button)`
  justify-content: start;
`

const Box = styled.div`
  ${listPanel}
  top: 100%;
  display: grid;
  width: 150px;
  padding: 6px;

  &[data-align="end"] {
    left: auto;
  }
`
