import styled from "@emotion/styled"
import { Component, createRef, type ReactNode } from "react"

interface ErrorBoundaryProps {
  /** Unique on the page, e.g. "comments". */
  name: string
  /** Shown if a widget fails that was not in the page before; default nothing. */
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
  private kept: readonly Node[] = []

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    // From here on the attribute means: server HTML that is not hydrated.
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
    // Copy the HTML now: React replaces it after this.
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
