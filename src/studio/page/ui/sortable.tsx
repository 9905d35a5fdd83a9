import styled from "@emotion/styled"
import GripVertical from "lucide-react/icons/grip-vertical"
import { type DragEvent, memo, type ReactNode, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { color, forcedColors } from "../../host"
import { useStudio } from "../state/studio-context"
import { touch } from "./controls"
import { Menu, MenuButton } from "./menu"

interface SortableItem {
  key: string
  /** What the item is, for its menu and for screen readers. */
  label: string
  content: ReactNode
  /** Not to be moved or removed. */
  isFixed?: boolean
}

interface SortableProps {
  items: readonly SortableItem[]
  /** @param to the index that the item has afterwards */
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
  /** Side by side instead of one below the other. */
  isInline?: boolean
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** A list whose items are moved by dragging their handle, by the arrow keys on it, and by its menu. */
export const Sortable = ({ items, onMove, onRemove, isInline }: SortableProps) => {
  const { notify } = useStudio()
  const list = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<{ from: number; to: number }>()

  const move = (from: number, to: number) => {
    if (to === from || !items[to] || items[to].isFixed) return
    flushSync(() => onMove(from, to))
    focusHandle(to)
    notify(`${items[from]?.label} is now ${to + 1} of ${items.length}`)
  }
  const remove = (index: number) => {
    flushSync(() => onRemove(index))
    focusHandle(Math.min(index, items.length - 2))
    notify(`${items[index]?.label} is removed`)
  }
  const focusHandle = (index: number) =>
    list.current?.children[index]?.querySelector<HTMLElement>(":scope > div > button")?.focus()

  const latest = useRef<Actions>(undefined)
  latest.current = { move, remove, drag: (from) => setDrag(from === undefined ? from : { from, to: from }) }

  const sideOf = (index: number) => {
    if (!drag || drag.to !== index || drag.from === index) return undefined
    return index < drag.from ? "before" : "after"
  }
  // Lists are in items of other lists.
  const takeDrag = (event: DragEvent, next: typeof drag) => {
    event.preventDefault()
    event.stopPropagation()
    setDrag(next)
  }

  return (
    <List ref={list} data-inline={isInline || undefined}>
      {items.map(({ key, label, content, isFixed }, index) => (
        <li
          key={key}
          data-target={sideOf(index)}
          onDragOver={(event) => drag && !isFixed && takeDrag(event, { ...drag, to: index })}
          onDrop={(event) => {
            if (!drag) return
            takeDrag(event, undefined)
            move(drag.from, index)
          }}
        >
          <div>{isFixed ? null : <Handle label={label} index={index} actions={latest} />}</div>
          {content}
        </li>
      ))}
    </List>
  )
}

interface Actions {
  move: (from: number, to: number) => void
  remove: (index: number) => void
  /** @param from undefined: the drag has ended */
  drag: (from: number | undefined) => void
}

interface HandleProps {
  label: string
  index: number
  actions: { readonly current: Actions | undefined }
}

/** Moves and removes an item. It is not rendered again with each key that is typed into its list. */
const Handle = memo(({ label, index, actions }: HandleProps) => {
  const move = (step: number) => actions.current?.move(index, index + step)
  return (
    <Menu
      draggable
      label={`Move or remove ${label}`}
      icon={GripVertical}
      onDragStart={() => actions.current?.drag(index)}
      onDragEnd={() => actions.current?.drag(undefined)}
      onKeyDown={(event) => {
        const step = steps[event.key]
        if (!step) return
        event.preventDefault()
        move(step)
      }}
    >
      <MenuButton onClick={() => move(-1)}>Move up</MenuButton>
      <MenuButton onClick={() => move(1)}>Move down</MenuButton>
      <MenuButton onClick={() => actions.current?.remove(index)}>Remove</MenuButton>
    </Menu>
  )
})

const List = styled.ul`
  display: grid;
  gap: 8px;

  > li {
    display: flex;
    align-items: start;
    min-width: 0;
    max-width: 100%;
  }

  > li > :first-child {
    flex: none;
    min-width: 24px;
  }

  > li > :first-child > button {
    width: 24px;
    min-height: 38px;
    color: ${color.textTertiary};
    cursor: grab;
  }

  > li > :last-child {
    flex: 1;
    min-width: 0;
  }

  ${touch} {
    > li > :first-child,
    > li > :first-child > button {
      width: 44px;
      min-height: 44px;
    }
  }

  > [data-target="before"] {
    box-shadow: 0 -3px 0 ${color.accent};
  }

  > [data-target="after"] {
    box-shadow: 0 3px 0 ${color.accent};
  }

  &[data-inline] {
    display: flex;
    flex-wrap: wrap;
  }

  ${forcedColors} {
    > [data-target] {
      outline: 3px solid Highlight;
    }
  }
`
