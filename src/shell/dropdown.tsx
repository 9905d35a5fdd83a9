import styled from "@emotion/styled"
import ChevronDown from "lucide-react/icons/chevron-down"
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
import type { NavigationEntry } from "./use-site"

export interface DropdownProps {
  name: string
  /** Path of the section's page, the trigger's target without JavaScript. */
  path: string
  current: "page" | "true" | undefined
  /** Kind of menu, which sets the panel's width. */
  menu: NonNullable<NavigationEntry["menu"]>
  /** Content of the panel, with a link to the section's page. */
  children: ReactNode
}

/** An item of the header with a panel below it. */
export const Dropdown = ({ name, path, current, menu, children }: DropdownProps) => {
  const panelId = `menu${path.replace(/\//g, "-")}panel`
  const { state, item, trigger } = useDropdown(panelId)
  return (
    <Entry {...item}>
      <EntryLink href={path} aria-current={current} {...trigger}>
        {name}
        <ChevronDown size={16} strokeWidth={1.75} />
      </EntryLink>
      <Drop data-state={state} data-menu={menu}>
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
  anchor-scope: --trigger;
`

export const EntryLink = styled(Link)`
  anchor-name: --trigger;
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

const shown = "opacity: 1; transform: none; visibility: visible;"

const anchors = "@supports (anchor-scope: --trigger)"

const surface = `
  border-radius: 24px;
  background: ${color.surfaceRaised};
  box-shadow:
    inset 0 0 0 1px ${color.border},
    ${shadow.lg};
`

/** For the list of entries: one surface for all panels, which glides from one to the next. */
export const glidingSurface = `
  ${anchors} {
    &::after {
      ${surface}
      content: "";
      position: absolute;
      z-index: ${zIndex.dropdown};
      top: anchor(--panel top);
      right: anchor(--panel right);
      bottom: anchor(--panel bottom);
      left: anchor(--panel left);
      opacity: 0;
      visibility: hidden;
      transform: translateY(-8px);
      transition: inset ${duration.slow} ${easing.out}, opacity ${duration.base} ${easing.out},
        transform ${duration.base} ${easing.out}, visibility ${duration.base};
    }

    &:has([data-state="open"])::after {
      ${shown}
    }
  }
`

const Panel = styled.div`
  max-height: calc(100dvh - var(--header-height) - ${space[6]});
  padding: ${space[5]};
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: 1px solid transparent;
  ${surface}

  ${anchors} {
    [data-state="open"] > &,
    [data-state="closed"] > & {
      background: none;
      box-shadow: none;
    }

    [data-state="open"] > &,
    ul:not(:has([data-state="open"])) [data-state="closed"] > & {
      anchor-name: --panel;
    }
  }
`

/**
 * 12 px below the header and centred below its trigger; without anchor positioning, as wide as the container. The gap
 * is part of the element, so that the pointer can cross it.
 * While it is closed, its content has no layout: nothing is focusable, no images load, no pages are prefetched.
 */
const Drop = styled.div`
  position: absolute;
  z-index: ${zIndex.dropdown + 1};
  inset-inline: ${grid.gutter};
  top: 100%;
  padding-top: ${space[3]};
  opacity: 0;
  visibility: hidden;
  transform: translateY(-8px);
  transition: opacity ${duration.base} ${easing.out}, transform ${duration.base} ${easing.out},
    visibility ${duration.base};

  ${anchors} {
    --width: min(var(--menu-width, 100%), 100% - 2 * ${grid.gutter});
    position-anchor: --trigger;
    right: auto;
    left: clamp(
      ${grid.gutter},
      anchor(center) - var(--width) / 2,
      100% - var(--width) - ${grid.gutter}
    );
    width: var(--width);
  }

  &[data-menu="technologies"] {
    --menu-width: 46rem;
  }

  &[data-menu="links"] {
    --menu-width: 42rem;
  }

  &[data-menu="links"]:has(img) {
    --menu-width: 62rem;
  }

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
