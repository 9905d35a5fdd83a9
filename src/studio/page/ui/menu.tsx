import styled from "@emotion/styled"
import { type ComponentProps, type ReactNode, useId } from "react"
import { Button, IconButton } from "./controls"
import { popoverStyles } from "./popover-styles"

interface MenuProps extends ComponentProps<typeof IconButton> {
  children: ReactNode
}

/** A button that opens actions below it. They close after a click. */
export const Menu = ({ children, ...props }: MenuProps) => {
  const id = useId()
  return (
    <>
      <Trigger popoverTarget={id} {...props} />
      <Actions id={id} popover="auto" onClick={({ currentTarget }) => currentTarget.hidePopover()}>
        {children}
      </Actions>
    </>
  )
}

/** An action of a menu. */
export const MenuButton = (props: ComponentProps<typeof Button>) => <Action $kind="quiet" {...props} />

const Trigger = styled(IconButton)`
  width: 28px;
`

const Action = styled(Button)`
  justify-content: start;
`

const Actions = styled.div`
  ${popoverStyles}

  &:popover-open {
    display: grid;
    min-width: 150px;
  }
`
