import styled from "@emotion/styled"
import { List, Root, Trigger } from "@radix-ui/react-tabs"
import { type ReactNode, useId, useRef, useState } from "react"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { scrollFade } from "../../theme/scroll-fade"
import { color, duration, forcedColors, from, onHover, shadow, space, typography } from "../../theme/tokens"
import { tabId } from "./tab-id"
import { useRevealedPanel } from "./use-revealed-panel"

/** A tab and its content. */
interface TabItem {
  key: string
  label: string
  /** Omitted if all tabs control the same element; see `controls`. */
  content?: ReactNode
}

interface TabsProps {
  items: readonly TabItem[]
  /** What the tabs select, e.g. "Kind of work". */
  label: string
  /** Makes the tabs controlled. */
  value?: string
  onValueChange?: (key: string) => void
  /**
   * Id of the one element that all tabs control, instead of a panel each. It must be a `tabpanel` labelled by
   * `tabId(controls, key)`.
   */
  controls?: string
}

/**
 * Tabs, the first one selected. Keys: arrows, Home and End. From sm up they are centred, below they scroll sideways.
 * Without JavaScript all panels are visible, with their labels.
 */
export const Tabs = ({ items, label, value, onValueChange, controls }: TabsProps) => {
  const ownId = useId()
  const id = controls ?? ownId
  const [own, setOwn] = useState(items[0]?.key ?? "")
  const current = value ?? own
  const root = useRef<HTMLDivElement>(null)
  const ready = useRevealedPanel(root, current, setOwn)
  return (
    <Root
      ref={root}
      value={current}
      data-ready={ready ? "" : undefined}
      onValueChange={(key) => {
        setOwn(key)
        onValueChange?.(key)
      }}
    >
      {/* Omit the library's style attribute, which the content security policy blocks. */}
      <Track aria-label={label} style={noStyle}>
        {items.map((item) => (
          <Tab
            key={item.key}
            value={item.key}
            id={tabId(id, item.key)}
            aria-controls={controls ?? `${id}-panel-${item.key}`}
          >
            {item.label}
          </Tab>
        ))}
      </Track>
      {controls
        ? null
        : items.map((item) => (
            <Panel
              key={item.key}
              role="tabpanel"
              id={`${id}-panel-${item.key}`}
              aria-labelledby={tabId(id, item.key)}
              data-key={item.key}
              data-current={item.key === current ? "" : undefined}
            >
              <PlainLabel>{item.label}</PlainLabel>
              {item.content}
            </Panel>
          ))}
    </Root>
  )
}

const noStyle = { outline: undefined }

const Track = styled(List)`
  display: none;
  gap: ${space[1]};
  width: max-content;
  max-width: 100%;
  padding: 5px;
  overflow-x: auto;
  border-radius: 16px;
  background: ${color.bgSunken};
  scrollbar-width: none;
  ${scrollFade}

  [data-scripts] & {
    display: flex;
  }

  ${from.sm} {
    margin-inline: auto;
  }

  ${forcedColorsBorder}
`

const Tab = styled(Trigger)`
  flex: none;
  height: 46px;
  padding: 0 ${space[5]};
  border: 0;
  border-radius: 12px;
  font-weight: 500;
  white-space: nowrap;
  background: transparent;
  cursor: pointer;
  transition: background ${duration.fast}, box-shadow ${duration.fast};

  ${onHover(`background: color-mix(in srgb, ${color.surface} 50%, transparent);`)}

  &[data-state="active"] {
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.sm}, inset 0 0 0 1px ${color.border};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${forcedColors} {
    &[data-state="active"] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }

    &[data-state="active"]:focus-visible {
      outline-color: HighlightText;
      outline-offset: -6px;
    }
  }
`

const Panel = styled.div`
  padding-top: ${space[8]};

  &[hidden] {
    padding: 0;
  }

  /* Until the tabs are hydrated, a link to an anchor in a panel shows this panel. */
  [data-scripts] :not([data-ready]) > &:not([data-current], :has(:target)),
  [data-scripts] :not([data-ready]):has(> * :target) > &:not(:has(:target)) {
    display: none;
  }
`

const PlainLabel = styled.p`
  ${typography.h4}
  margin-bottom: ${space[5]};

  [data-scripts] & {
    display: none;
  }
`
