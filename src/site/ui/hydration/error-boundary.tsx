import styled from "@emotion/styled"
import { Component, createRef, type ReactNode } from "react"
import { reloadForMissingCode } from "../../router/missing-code"

interface ErrorBoundaryProps {
  /** Unique on the page, e.g. "comments". */
  name: string
  /** Shown if the failed widget had no HTML to restore; default nothing. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Keep an error in a widget from breaking the page. The visitor continues to see the server's HTML if hydration fails,
 * the last state if the widget fails later, or the fallback. React logs the error to the console.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  private readonly element = createRef<HTMLDivElement>()
  private savedNodes: readonly Node[] = []

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    // The attribute marks HTML that is not hydrated yet.
    this.element.current?.removeAttribute(serverAttribute)
  }

  override componentDidCatch(error: unknown) {
    reloadForMissingCode(error)
    this.element.current?.replaceChildren(...this.savedNodes)
  }

  override render() {
    const { name, fallback, children } = this.props
    if (!this.state.failed) {
      return (
        <Contents ref={this.element} {...{ [serverAttribute]: name }}>
          {children}
        </Contents>
      )
    }
    // Copy the HTML now: React removes it after this render.
    const shown = this.element.current ?? document.querySelector(`[${serverAttribute}="${CSS.escape(name)}"]`)
    if (shown && this.savedNodes.length === 0) this.savedNodes = [...shown.cloneNode(true).childNodes]
    if (this.savedNodes.length === 0 && fallback) return fallback
    return <Contents key="saved" ref={this.element} />
  }
}

const serverAttribute = "data-widget"

const Contents = styled.div`
  display: contents;
`
