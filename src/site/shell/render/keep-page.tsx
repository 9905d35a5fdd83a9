import { Component, type ReactNode } from "react"
import { reloadDocument } from "../../router/load-document"
import { reloadForMissingCode } from "../../router/missing-code"

interface KeepPageProps {
  /** The element with the server's HTML. */
  container: Element
  children: ReactNode
}

/**
 * Keep a page visible if an error is outside all other boundaries: the visitor continues to see the server's HTML, with
 * working links. After navigation, the new page is loaded normally.
 */
export class KeepPage extends Component<KeepPageProps, { failed: boolean }> {
  override state = { failed: false }
  private readonly servedPath = window.location.pathname
  /** Copied first, because Gatsby's router empties the page before it throws. Images in such a document do not load. */
  private readonly served = document.implementation
    .createHTMLDocument()
    .importNode(this.props.container, true)

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reloadForMissingCode(error)
    // Links that scripts turn into buttons are links again.
    document.documentElement.dataset.failed = ""
    this.props.container.replaceChildren(...this.served.childNodes)
    if (window.location.pathname !== this.servedPath) reloadDocument()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
