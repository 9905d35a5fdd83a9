import styled from "@emotion/styled"
import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "../components/link"
import {
  color,
  dropdownDelay,
  duration,
  easing,
  from,
  grid,
  shadow,
  size,
  space,
  zIndex,
} from "../theme/tokens"
import { useDropdown } from "./use-dropdown"

export interface DropdownProps {
  name: string
  /** Path of the section's page, the trigger's target without JavaScript. */
  path: string
  current: "page" | "true" | undefined
  /** Content of the panel, with a link to the section's page. */
  children: ReactNode
}

/** An item of the header with a panel below it. */
export const Dropdown = ({ name, path, current, children }: DropdownProps) => {
  const panelId = `menu${path.replace(/\//g, "-")}panel`
  const { state, item, trigger } = useDropdown(panelId)
  return (
    <Entry {...item}>
      <EntryLink href={path} aria-current={current} {...trigger}>
        {name}
        <ChevronDown size={16} strokeWidth={1.75} />
      </EntryLink>
      <Drop data-state={state}>
        <Panel id={panelId}>{children}</Panel>
      </Drop>
    </Entry>
  )
}

/** As high as the header, so that the pointer stays inside on its way to the panel. */
export const Entry = styled.li`
  display: flex;
  align-items: center;
  height: var(--header-height);
`

export const EntryLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: ${size.touchTarget};
  padding-inline: 10px;
  border-radius: 12px;
  font-size: 1rem;
  font-weight: 500;
  white-space: nowrap;
  transition: background ${duration.fast};

  ${from.xl} {
    padding-inline: 14px;
  }

  &:hover,
  &[aria-expanded="true"] {
    background: ${color.bgSubtle};
  }

  &[aria-current] {
    color: ${color.accentText};
  }

  svg {
    transition: transform ${duration.base} ${easing.standard};
  }

  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
`

const Panel = styled.div`
  max-height: calc(100dvh - var(--header-height) - ${space[6]});
  padding: ${space[5]};
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: 1px solid transparent;
  border-radius: 24px;
  background: ${color.surfaceRaised};
  box-shadow:
    inset 0 0 0 1px ${color.border},
    ${shadow.lg};
`

const shown = "opacity: 1; transform: none; visibility: visible;"

/**
 * As wide as the container, 12 px below the header. The gap is part of the element, so that the pointer can cross it.
 * While it is closed, its content has no layout: nothing is focusable, no images load, no pages are prefetched.
 */
const Drop = styled.div`
  position: absolute;
  z-index: ${zIndex.dropdown};
  inset-inline: ${grid.gutter};
  top: 100%;
  padding-top: ${space[3]};
  opacity: 0;
  visibility: hidden;
  transform: translateY(-8px);
  transition: opacity ${duration.base} ${easing.out}, transform ${duration.base} ${easing.out},
    visibility ${duration.base};

  > div {
    display: none;
    transition: display ${duration.base};
    transition-behavior: allow-discrete;
  }

  &[data-state="open"],
  li:hover > &[data-state="hover"] {
    ${shown}
  }

  &[data-state="open"] > div,
  li:hover > &[data-state="hover"] > div {
    display: block;
  }

  &[data-state="hover"],
  &[data-state="hover"] > div {
    transition-delay: ${dropdownDelay.leave};
  }

  li:hover > &[data-state="hover"],
  li:hover > &[data-state="hover"] > div {
    transition-delay: ${dropdownDelay.enter};
  }
`
