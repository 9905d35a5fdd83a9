import styled from "@emotion/styled"
import { type ComponentProps, type KeyboardEvent, useId, useRef } from "react"
import { color, radius, shadow } from "../../host"
import { Button, IconButton } from "./controls"

/** A button that opens actions below it. A click closes them first, since it may remove them. */
export const Menu = ({ children, ...props }: ComponentProps<typeof IconButton>) => {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const isOpen = useRef(false)
  /** The arrow keys move through an open menu, from its button too. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOpen.current || !event.key.startsWith("Arrow")) return false
    event.preventDefault()
    const step = /Up|Left/.test(event.key) ? -1 : 1
    const actions = [...(menu.current?.querySelectorAll<HTMLElement>("button") ?? [])]
    const index = actions.indexOf(event.target as HTMLElement)
    actions.at(index < 0 && step < 0 ? -1 : (index + step) % actions.length)?.focus()
    return true
  }
  return (
    <>
      <IconButton
        popoverTarget={id}
        {...props}
        onKeyDown={(event) => onKeyDown(event) || props.onKeyDown?.(event)}
      />
      <Actions
        ref={menu}
        id={id}
        popover="auto"
        onBeforeToggle={({ newState }) => {
          isOpen.current = newState === "open"
        }}
        onKeyDown={onKeyDown}
        onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}
      >
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
