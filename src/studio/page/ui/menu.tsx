import styled from "@emotion/styled"
import { type ComponentProps, type KeyboardEventHandler, type ReactNode, useState } from "react"
import { color, radius, shadow, zIndex } from "../../../theme/tokens"
import { Button } from "./controls"

interface MenuProps extends Omit<ComponentProps<typeof Trigger>, "align"> {
  label: string
  icon: ReactNode
  align?: "start" | "end"
  children: ReactNode
}

/** A button with a few others below it. They close when one is pressed, with Escape and when the focus leaves. */
export const Menu = ({ label, icon, align = "start", children, onKeyDown, ...props }: MenuProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const close: KeyboardEventHandler = ({ key }) => key === "Escape" && setIsOpen(false)
  return (
    <Place
      onKeyDown={close}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsOpen(false)}
    >
      <Trigger
        $kind="quiet"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => (isOpen ? undefined : onKeyDown?.(event))}
        {...props}
      >
        {icon}
      </Trigger>
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

const Trigger = styled(Button)`
  width: 28px;
  min-height: 32px;
  padding: 0;
`

const Action = styled(Button)`
  justify-content: start;
`

const Box = styled.div`
  position: absolute;
  z-index: ${zIndex.dropdown};
  top: 100%;
  display: grid;
  width: 150px;
  padding: 6px;
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  box-shadow: inset 0 0 0 1px ${color.border}, ${shadow.lg};

  &[data-align="end"] {
    right: 0;
  }
`
