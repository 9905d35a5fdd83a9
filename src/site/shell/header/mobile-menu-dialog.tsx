import styled from "@emotion/styled"
import X from "lucide-react/icons/x"
import { type MouseEvent, useEffect, useRef } from "react"
import { phoneLink } from "../../features/contact/mail-link"
import { fadeOnOpen } from "../../theme/fade-on-open"
import { color, lowWindow, size, space, typography, wideWindow } from "../../theme/tokens"
import { Button } from "../../ui/actions/button"
import { Container } from "../../ui/layout/container"
import { Logo } from "../../ui/media/logo"
import type { SiteProps } from "../use-site"
import { Whereabouts } from "../whereabouts"
import { menuButton } from "./header-buttons"
import { MobileMenuList } from "./mobile-menu-list"
import { ThemeSwitch } from "./theme-switch"

export interface MobileMenuDialogProps extends SiteProps {
  /** Time of the last press on the menu button; a new value opens the dialog. 0 before the first press. */
  openedAt: number
}

/** The full-screen dialog of the menu below lg. */
export const MobileMenuDialog = ({ site, pathname, openedAt }: MobileMenuDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const close = () => dialog.current?.close()

  useEffect(() => {
    if (!openedAt) return
    dialog.current?.showModal()
    closeButton.current?.focus()
  }, [openedAt])

  const closeOnLink = (event: MouseEvent) => {
    const inNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (!inNewTab && (event.target as Element).closest("a")) close()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: close the menu on navigation
  useEffect(() => () => dialog.current?.close(), [pathname])

  useEffect(() => {
    // Close it from lg up: the header shows the navigation there, and an open dialog would block the page.
    const fromLg = window.matchMedia(wideWindow.lg)
    const onChange = () => dialog.current?.close()
    fromLg.addEventListener("change", onChange)
    return () => fromLg.removeEventListener("change", onChange)
  }, [])

  return (
    <Dialog ref={dialog} aria-label={site.texts.menu.name} onClick={closeOnLink}>
      <Bar>
        <Logo productName={site.settings.productName} />
        <Buttons>
          <ThemeSwitch />
          <Close ref={closeButton} type="button" aria-label={site.texts.menu.close} onClick={close}>
            <X size={22} strokeWidth={1.75} />
          </Close>
        </Buttons>
      </Bar>
      <Scroll>
        <Container>
          <MobileMenuList site={site} pathname={pathname} />
          <Contact>
            <a href={phoneLink(site.settings.phone)}>{site.settings.phone}</a>
            <Whereabouts settings={site.settings} />
          </Contact>
        </Container>
      </Scroll>
      <Action>
        <Button variant="green" href={site.navigation.action.path}>
          {site.navigation.action.name}
        </Button>
      </Action>
    </Dialog>
  )
}

const Close = styled.button(menuButton)

const Dialog = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  color: ${color.text};
  background: ${color.bg};

  &[open] {
    display: flex;
    flex-direction: column;
  }

  ${fadeOnOpen("&:not([open])")}

  &::backdrop {
    display: none;
  }

  /* All of it scrolls. */
  ${lowWindow} {
    &[open] {
      display: block;
      overflow-y: auto;
    }
  }
`

const Bar = styled(Container)`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  height: ${size.headerMobile};
`

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`

/** The end fades out, which shows that the list goes on below. */
const Scroll = styled.div`
  flex: 1;
  padding-bottom: ${space[10]};
  overflow-y: auto;
  overscroll-behavior: contain;
  mask-image: linear-gradient(#000 calc(100% - ${space[10]}), transparent);

  ${lowWindow} {
    overflow: visible;
    mask-image: none;
  }
`

const Contact = styled.div`
  ${typography.small}
  display: grid;
  padding-block: ${space[5]};
  border-top: 1px solid ${color.border};
  color: ${color.textSecondary};

  > a {
    display: flex;
    align-items: center;
    min-height: ${size.touchTarget};
  }
`

/** Fixed to the bottom, above a phone's home indicator. */
const Action = styled(Container)`
  flex: none;
  padding-block: ${space[4]} max(${space[6]}, env(safe-area-inset-bottom));

  > a {
    width: 100%;
  }
`
