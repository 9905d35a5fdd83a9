import styled from "@emotion/styled"
import { type ComponentProps, useId } from "react"
import { color, radius, shadow } from "../../../theme/tokens"
import { Button, IconButton } from "./controls"

/** A button that opens actions below it. A click closes them first, since it may remove them. */
export const Menu = ({ children, ...props }: ComponentProps<typeof IconButton>) => {
  const id = useId()
  return (
    <>
      <IconButton popoverTarget={id} {...props} />
      <Actions id={id} popover="auto" onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}>
        {children}
      </Actions>
    </>
  )
}

/** An action of a menu. */
export const MenuButton = (props: ComponentProps<typeof Button>) => <Button $kind="quiet" {...props} />

/** A popover below the control that has opened it, or above it where there is more space. */
export const Popover = styled.div`
  inset: auto;
  margin: 4px 0;
  padding: 6px;
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  color: ${color.text};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.lg};
`

const Actions = styled(Popover)`
  &:popover-open {
    display: grid;
    min-width: 150px;
  }

  > button {
    justify-content: start;
  }
`
