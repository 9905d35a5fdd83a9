import styled from "@emotion/styled"
import Menu from "lucide-react/icons/menu"
import * as pageIds from "../../../util/page-ids"
import { Link } from "../../router/link"
import { useDialogOpener } from "../../ui/hydration/use-dialog-opener"
import type { SiteProps } from "../use-site"
import { menuButton } from "./header-buttons"

/**
 * The menu below lg: a button that opens a full-screen dialog. The dialog's script loads on the first interaction with
 * the button. Without JavaScript the button is a link to the footer's navigation, which has all pages of the menu.
 */
export const MobileMenu = ({ site, pathname }: SiteProps) => {
  const { Dialog, openedAt, buttonProps } = useDialogOpener(loadDialog, () =>
    window.location.assign(`#${pageIds.footer}`),
  )
  return (
    <>
      <OpenButton
        href={`#${pageIds.footer}`}
        aria-label={site.texts.menu.open}
        data-needs-script=""
        {...buttonProps}
      >
        <Menu size={22} strokeWidth={1.75} />
      </OpenButton>
      {Dialog ? <Dialog site={site} pathname={pathname} openedAt={openedAt} /> : null}
    </>
  )
}

const loadDialog = () => import("./mobile-menu-dialog").then(({ MobileMenuDialog }) => MobileMenuDialog)

const OpenButton = styled(Link)(menuButton)
