import styled from "@emotion/styled"
import Search from "lucide-react/icons/search"
import { useEffect } from "react"
import { Link } from "../../router/link"
import { navigateTo } from "../../router/navigate-to"
import { useDialogOpener } from "../../ui/hydration/use-dialog-opener"
import { toolButton } from "./header-buttons"

/**
 * A button, also Ctrl+K or Cmd+K, that opens the search dialog. Without JavaScript, or if the dialog's script fails to
 * load, a link to the search page.
 */
export const SearchButton = ({ name }: { name: string }) => {
  const { Dialog, openedAt, open, buttonProps } = useDialogOpener(loadDialog, () => navigateTo("/search/"))

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
        aria-keyshortcuts={buttonProps.role && "Control+K Meta+K"}
        data-needs-script=""
        {...buttonProps}
      >
        <Search size={20} strokeWidth={1.75} />
      </OpenButton>
      {Dialog ? <Dialog name={name} openedAt={openedAt} /> : null}
    </>
  )
}

const loadDialog = () =>
  import("../../features/search/search-dialog").then(({ SearchDialog }) => SearchDialog)

const OpenButton = styled(Link)(toolButton)
