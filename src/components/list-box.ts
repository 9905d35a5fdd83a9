import { color, forcedColors, radius, size } from "../theme/tokens"

/** Height of an option in pixels. */
export const rowHeight = 48

/** The open list of a select or a country selector: 256 px high (specification, section 9). */
export const listBox = `
  position: relative;
  height: ${size.selectList};
  padding: 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color.borderHover} transparent;

  &:focus-visible {
    outline: none;
  }
`

export const listRow = `
  display: flex;
  align-items: center;
  gap: 12px;
  height: ${rowHeight}px;
  padding: 0 12px;
  border-radius: ${radius.sm};
  line-height: 1.3;
  cursor: pointer;

  &[data-highlighted] {
    background: ${color.bgSubtle};
    outline: 2px solid transparent;
    outline-offset: -2px;
    box-shadow: inset 0 0 0 1.5px ${color.borderHover};
  }

  &[aria-selected="true"] {
    font-weight: 500;
    background: ${color.primarySoft};
  }

  &[aria-selected="true"][data-highlighted] {
    box-shadow: inset 0 0 0 1.5px ${color.primaryText};
  }

  &[aria-disabled="true"] {
    color: ${color.disabledText};
    cursor: not-allowed;
  }

  ${forcedColors} {
    &[data-highlighted] {
      forced-color-adjust: none;
      background: Highlight;
    }

    &[data-highlighted],
    &[data-highlighted] > * {
      color: HighlightText;
    }

    &[data-highlighted] > * {
      background: none;
    }
  }
`
