import styled from "@emotion/styled"
import { Component, createRef, type ReactNode } from "react"

export interface ErrorBoundaryProps {
  /** Tells the boundaries of a page apart, e.g. "comments". */
  name: string
  /** Stands where a widget fails that has not been on the page before; default nothing. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Keeps a widget that throws from taking the page with it. What the visitor already sees stays: the server's HTML
 * when the widget fails while it starts, its last state when it fails later; where there was nothing, the fallback.
 * React itself writes the error to the console, once.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  private readonly element = createRef<HTMLDivElement>()
  private kept: readonly Node[] = []

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    // From here on the mark means: HTML from the server that no widget has taken over.
    this.element.current?.removeAttribute(serverMark)
  }

  override componentDidCatch() {
    this.element.current?.replaceChildren(...this.kept)
  }

  override render() {
    const { name, fallback, children } = this.props
    if (!this.state.failed) {
      return (
        <Contents ref={this.element} {...{ [serverMark]: name }}>
          {children}
        </Contents>
      )
    }
    // React replaces what is on the page only after this: now is the time to copy it.
    const shown = this.element.current ?? document.querySelector(`[${serverMark}="${CSS.escape(name)}"]`)
    if (shown && this.kept.length === 0) this.kept = [...shown.cloneNode(true).childNodes]
    if (this.kept.length === 0 && fallback) return fallback
    return <Contents key="kept" ref={this.element} />
  }
}

const serverMark = "data-widget"

const Contents = styled.div`
  display: contents;
`
