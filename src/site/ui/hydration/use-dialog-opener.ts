import { type ComponentType, type MouseEvent, useState } from "react"
import { pressOnSpace } from "../actions/press-on-space"
import { useHydrated } from "./use-hydrated"

/**
 * For a link that becomes a button with JavaScript: it opens a dialog, whose script loads on first use.
 * @param load load the dialog's component @param onFailure do what the link does, since the script did not load
 * @returns the dialog once it has loaded, the time at which it was opened (0 before), and props of the link
 */
export const useDialogOpener = <Props>(load: () => Promise<ComponentType<Props>>, onFailure: () => void) => {
  const hydrated = useHydrated()
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  const [openedAt, setOpenedAt] = useState(0)

  const loadDialog = async () => {
    const Loaded = await load()
    setDialog(() => Loaded)
  }

  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    loadDialog().then(() => setOpenedAt(event.timeStamp || 1), onFailure)
  }

  const buttonProps = hydrated
    ? {
        role: "button",
        "aria-haspopup": "dialog" as const,
        onClick: open,
        onKeyDown: pressOnSpace,
        onPointerEnter: () => void loadDialog().catch(() => undefined),
      }
    : {}
  return { Dialog, openedAt, open, buttonProps }
}
