import styled from "@emotion/styled"
import Menu from "lucide-react/icons/menu"
import { type ComponentType, type MouseEvent, useState } from "react"
import { pressOnSpace } from "../../ui/actions/press-on-space"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { footerNavigationId } from "../footer/footer-navigation"
import { Link } from "../router/link"
import type { SiteProps } from "../use-site"
import { menuButton } from "./header-buttons"
import type { MobileMenuDialogProps } from "./mobile-menu-dialog"

/**
 * The menu below lg: a button that opens a full-screen dialog. The dialog's script loads on the first interaction with
 * the button. Without JavaScript the button is a link to the footer's navigation, which has all pages of the menu.
 */
export const MobileMenu = ({ site, pathname }: SiteProps) => {
  const hydrated = useHydrated()
  const [Dialog, setDialog] = useState<ComponentType<MobileMenuDialogProps>>()
  const [openedAt, setOpenedAt] = useState(0)

  const loadDialog = async () => {
    const { MobileMenuDialog } = await import("./mobile-menu-dialog")
    setDialog(() => MobileMenuDialog)
  }

  const open = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      await loadDialog()
      setOpenedAt(event.timeStamp || 1)
    } catch {
      window.location.assign(`#${footerNavigationId}`)
    }
  }

  return (
    <>
      <OpenButton
        href={`#${footerNavigationId}`}
        aria-label={site.texts.menu.open}
        data-needs-script=""
        {...(hydrated
          ? {
              role: "button",
              "aria-haspopup": "dialog",
              onClick: open,
              onKeyDown: pressOnSpace,
              onPointerEnter: () => void loadDialog().catch(() => undefined),
            }
          : {})}
      >
        <Menu size={22} strokeWidth={1.75} />
      </OpenButton>
      {Dialog ? <Dialog site={site} pathname={pathname} openedAt={openedAt} /> : null}
    </>
  )
}

const OpenButton = styled(Link)(menuButton)
