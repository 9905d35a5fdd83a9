import styled from "@emotion/styled"
import Search from "lucide-react/icons/search"
import { type ComponentType, type MouseEvent, useEffect, useState } from "react"
import { Link } from "../../shell/router/link"
import { navigateTo } from "../../shell/router/navigate-to"
import { iconButton } from "../../ui/actions/icon-button"
import { pressOnSpace } from "../../ui/actions/press-on-space"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { color, duration, size } from "../../ui/theme/tokens"
import type { SearchDialogProps } from "./search-dialog"

/**
 * A button, also Ctrl+K or Cmd+K, that opens the search dialog, whose script loads on first use. Without JavaScript, or
 * if the script fails to load, a link to the search page.
 */
export const SearchButton = ({ name }: { name: string }) => {
  const hydrated = useHydrated()
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [openedAt, setOpenedAt] = useState(0)

  const load = async () => {
    const { SearchDialog } = await import("./search-dialog")
    setDialog(() => SearchDialog)
  }

  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    load().then(
      () => setOpenedAt(event.timeStamp || 1),
      () => navigateTo("/search/"),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` only calls setters of this component
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
      if (event.key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey || defaultPrevented)
        return
      open(event)
    }
    window.addEventListener("keydown", onKeyDown)
    return () => window.removeEventListener("keydown", onKeyDown)
  }, [])

  return (
    <>
      <OpenButton
        href="/search/"
        aria-label={name}
        data-needs-script=""
        {...(hydrated
          ? {
              role: "button",
              "aria-haspopup": "dialog",
              "aria-keyshortcuts": "Control+K Meta+K",
              onClick: open,
              onKeyDown: pressOnSpace,
              onPointerEnter: () => void load().catch(() => undefined),
            }
          : {})}
      >
        <Search size={20} strokeWidth={1.75} />
      </OpenButton>
      {Dialog ? <Dialog name={name} openedAt={openedAt} /> : null}
    </>
  )
}

const OpenButton = styled(Link)`
  ${iconButton(size.touchTarget)}
  border-radius: 12px;
  transition: background ${duration.fast};

  &:hover {
    background: ${color.bgSubtle};
  }

  &[aria-current] {
    color: ${color.accentText};
  }
`
