import styled from "@emotion/styled"
import GripVertical from "lucide-react/icons/grip-vertical"
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { color, forcedColors } from "../../../theme/tokens"
import { useStudio } from "../state/studio-context"
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

/** A list whose items are moved by dragging their handle, by the arrow keys on it, and by its menu. */
export const Sortable = ({ items, onMove, onRemove, isInline }: SortableProps) => {
  const { notify } = useStudio()
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [target, setTarget] = useState<number>()
  const movedTo = useRef<number>(undefined)

  useEffect(() => {
    if (movedTo.current === undefined) return
    const moved = list.current?.children[movedTo.current]
    moved?.querySelector<HTMLElement>("[data-handle] button")?.focus()
    movedTo.current = undefined
  })

  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from || items[to]?.isFixed) return
    movedTo.current = to
    onMove(from, to)
    notify(`${items[from]?.label} is now ${to + 1} of ${items.length}`)
  }
  const stop = () => {
    setDragged(undefined)
    setTarget(undefined)
  }

  return (
    <List ref={list} data-inline={isInline || undefined}>
      {items.map((item, index) => (
        <li
          key={item.key}
          data-target={
            target === index && dragged !== index ? (index < (dragged ?? 0) ? "before" : "after") : undefined
          }
          onDragOver={(event) => {
            if (dragged === undefined || item.isFixed) return
            event.preventDefault()
            event.stopPropagation()
            setTarget(index)
          }}
          onDrop={(event) => {
            if (dragged === undefined) return
            event.preventDefault()
            event.stopPropagation()
            move(dragged, index)
            stop()
          }}
        >
          <Handle
            item={item}
            onMove={(step) => move(index, index + step)}
            onRemove={() => onRemove(index)}
            onDragStart={() => setDragged(index)}
            onDragEnd={stop}
          />
          {item.content}
        </li>
      ))}
    </List>
  )
}

interface HandleProps {
  item: SortableItem
  onMove: (step: 1 | -1) => void
  onRemove: () => void
  onDragStart: () => void
  onDragEnd: () => void
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

const Handle = ({ item, onMove, onRemove, ...drag }: HandleProps) => {
  if (item.isFixed) return <Place />
  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onMove(step)
  }
  return (
    <Place data-handle>
      <Menu
        {...drag}
        draggable
        label={`Move or remove ${item.label}`}
        icon={GripVertical}
        onKeyDown={moveByKey}
      >
        <MenuButton onClick={() => onMove(-1)}>Move up</MenuButton>
        <MenuButton onClick={() => onMove(1)}>Move down</MenuButton>
        <MenuButton onClick={onRemove}>Remove</MenuButton>
      </Menu>
    </Place>
  )
}

const List = styled.ul`
  display: grid;
  gap: 8px;

  > li {
    display: flex;
    align-items: start;
    min-width: 0;
  }

  > li > :last-child {
    flex: 1;
    min-width: 0;
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

  &[data-inline] > li {
    max-width: 100%;
  }

  ${forcedColors} {
    > [data-target] {
      outline: 3px solid Highlight;
    }
  }
`

const Place = styled.div`
  flex: none;
  width: 24px;

  > button {
    width: 24px;
    min-height: 38px;
    color: ${color.textTertiary};
    cursor: grab;
  }
`
