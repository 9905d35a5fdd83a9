import styled from "@emotion/styled"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, forcedColors, radius, shadow, size, space, zIndex } from "../../theme/tokens"

/** The open list of a select or country selector: at most 256 px high. */
export const listBox = `
  position: relative;
  max-height: ${size.selectList};
  padding: 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color.borderHover} transparent;

  &:focus-visible {
    outline: none;
  }
`

/** The panel below a control. */
export const listPanel = `
  position: absolute;
  z-index: ${zIndex.dropdown};
  top: calc(100% + ${space[2]});
  right: 0;
  left: 0;
  scroll-margin-block: ${space[4]};
  border-radius: ${radius.lg};
  color: ${color.text};
  background: ${color.surfaceRaised};
  box-shadow: inset 0 0 0 1px ${color.border}, ${shadow.lg};
  ${forcedColorsBorder}
`

/** An option of the list. */
export const ListRow = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 48px;
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
    background: ${color.accentSoft};
  }

  &[aria-selected="true"][data-highlighted] {
    box-shadow: inset 0 0 0 1.5px ${color.accentText};
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
    &[data-highlighted] * {
      color: HighlightText;
    }

    &[data-highlighted] * {
      background: none;
    }
  }
`
