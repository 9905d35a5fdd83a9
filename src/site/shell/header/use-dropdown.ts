import type { FocusEvent, MouseEvent, PointerEvent, SetStateAction } from "react"
import { useEffect, useRef, useState } from "react"
import { dropdownDelay } from "../../theme/tokens"
import { pressOnSpace } from "../../ui/actions/press-on-space"
import { useHydrated } from "../../ui/hydration/use-hydrated"

/** How the panel was opened, which determines what closes it. false: it is closed. */
type Opened = "hover" | "press" | "keyboard" | false

/**
 * State and handlers of a dropdown of the header. Hover opens it after 0.15 s, and it closes 0.1 s after hover ends. A
 * click, Enter or Space toggles it. It also closes on Escape, on a click or focus outside, and on a click on its links.
 * Without JavaScript CSS opens it on hover, and its trigger is a link to the section.
 */
export const useDropdown = (panelId: string) => {
  const hydrated = useHydrated()
  const [opened, setOpened] = useState<Opened>(false)
  const item = useRef<HTMLLIElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef(false)
  const open = opened !== false

  const setNow = (change: SetStateAction<Opened>) => {
    clearTimeout(timer.current)
    setOpened(change)
  }
  const setLater = (change: SetStateAction<Opened>, delay: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpened(change), Number.parseFloat(delay) * 1000)
  }

  useEffect(() => {
    // The mouse may have opened it before hydration.
    hovered.current = item.current?.matches(":hover") ?? false
    if (hovered.current) setOpened("hover")
    return () => clearTimeout(timer.current)
  }, [])

  useEffect(() => {
    if (!open) return
    const close = () => {
      clearTimeout(timer.current)
      setOpened(false)
    }
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return
      close()
      if (item.current?.contains(document.activeElement)) triggerOf(item.current)?.focus()
    }
    const onPointerDown = (event: Event) => {
      if (!item.current?.contains(event.target as Node)) close()
    }
    const onClick = (event: globalThis.MouseEvent) => {
      const inNewTab = event.metaKey || event.ctrlKey || event.shiftKey
      if (!inNewTab && (event.target as Element).closest(`#${panelId} a`)) close()
    }
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener("keydown", onKeyDown, { signal })
    document.addEventListener("pointerdown", onPointerDown, { signal })
    document.addEventListener("click", onClick, { signal })
    return () => listeners.abort()
  }, [open, panelId])

  return {
    /** State for the styles: "hover" until hydrated. */
    state: hydrated ? (open ? "open" : "closed") : "hover",
    item: {
      ref: item,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "touch") return
        hovered.current = true
        setLater((before) => before || "hover", dropdownDelay.enter)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "touch") return
        hovered.current = false
        setLater((before) => before === "keyboard" && before, dropdownDelay.leave)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!hovered.current && !currentTarget.contains(relatedTarget)) setNow(false)
      },
    },
    trigger: {
      ...(hydrated ? { role: "button", "aria-expanded": open, "aria-controls": panelId } : {}),
      onClick: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        const byMouse = event.detail > 0
        // A click on a dropdown that hover has opened keeps it open.
        setNow((before) =>
          !before || (before === "hover" && byMouse) ? (byMouse ? "press" : "keyboard") : false,
        )
      },
      onKeyDown: pressOnSpace,
    },
  }
}

const triggerOf = (item: HTMLElement) => item.querySelector<HTMLElement>("[aria-expanded]")
