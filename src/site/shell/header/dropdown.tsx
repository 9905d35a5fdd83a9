import styled from "@emotion/styled"
import ChevronDown from "lucide-react/icons/chevron-down"
import { Link } from "../../router/link"
import { ariaCurrent } from "../../router/routes"
import {
  color,
  dropdownDelay,
  duration,
  easing,
  from,
  grid,
  onHover,
  shadow,
  size,
  space,
  zIndex,
} from "../../theme/tokens"
import { MegaMenu, type MegaMenuProps } from "./mega-menu"
import { useDropdown } from "./use-dropdown"

/** An item of the header with a panel below it. Without JavaScript its trigger is a link to the section's page. */
export const Dropdown = ({ entry, site, pathname }: MegaMenuProps) => {
  const { name, path, menu } = entry
  const panelId = `menu${path.replace(/\//g, "-")}panel`
  const { state, item, trigger } = useDropdown(panelId)
  return (
    <Entry {...item}>
      <EntryLink href={path} aria-current={ariaCurrent(path, pathname)} {...trigger}>
        {name}
        <ChevronDown size={16} strokeWidth={1.75} />
      </EntryLink>
      <Drop data-state={state} data-menu={menu}>
        <Panel id={panelId}>
          <MegaMenu entry={entry} site={site} pathname={pathname} />
        </Panel>
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

  &[aria-expanded="true"] {
    background: ${color.bgSubtle};
  }

  ${onHover(`background: ${color.bgSubtle};`)}

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
  display: none;
  transition: display ${duration.base};
  transition-behavior: allow-discrete;

  [data-state="open"] > &,
  li:hover > [data-state="hover"] > & {
    display: block;
  }

  [data-state="hover"] > & {
    transition-delay: ${dropdownDelay.leave};
  }

  li:hover > [data-state="hover"] > & {
    transition-delay: ${dropdownDelay.enter};
  }

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

  &[data-state="open"],
  li:hover > &[data-state="hover"] {
    ${shown}
  }

  &[data-state="hover"] {
    transition-delay: ${dropdownDelay.leave};
  }

  li:hover > &[data-state="hover"] {
    transition-delay: ${dropdownDelay.enter};
  }
`
