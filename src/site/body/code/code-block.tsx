import styled from "@emotion/styled"
import Check from "lucide-react/icons/check"
import Copy from "lucide-react/icons/copy"
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import { color, onHover, radius, size, space } from "../../theme/tokens"
import { iconButton } from "../../ui/actions/icon-button"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { useTexts } from "../../ui/text/texts"
import { VisuallyHidden } from "../../ui/text/visually-hidden"
import { captionStyles } from "../text-styles"
import { codeStyles } from "./code-styles"

export interface CodeBlockProps {
  title?: string
  /** As written in the text, such as `ts`. The Markdown of the page has it too. */
  language?: string
  showLineNumbers?: boolean
  /** It has lines that may not fit. */
  long?: boolean
  /** Its lines: elements with the class `line`, of tokens that have their type as class. */
  children?: ReactNode
}

/** A block of code, highlighted at build. It is reachable by keyboard if it scrolls. */
export const CodeBlock = ({ title, language, showLineNumbers, long = false, children }: CodeBlockProps) => {
  const texts = useTexts("code")
  const listing = useRef<HTMLPreElement>(null)
  const scrolls = useScrolls(listing, long)
  const hydrated = useHydrated()
  const reachable = scrolls ? { role: "group", "aria-label": title ?? texts.name, tabIndex: 0 } : {}
  return (
    <Frame data-scroll="">
      {title ? <figcaption>{title}</figcaption> : null}
      <Listing ref={listing} {...reachable}>
        <code className={language && `language-${language}`} data-numbers={showLineNumbers ? "" : undefined}>
          {children}
        </code>
      </Listing>
      {hydrated ? <CopyButton text={() => textOf(listing.current)} /> : null}
    </Frame>
  )
}

/** What the code is after the change that it shows. */
const textOf = (listing: HTMLElement | null) =>
  [...(listing?.querySelectorAll(".line:not(del)") ?? [])].map(({ textContent }) => textContent).join("\n")

/** A button that copies a text. @param text returns what is copied */
const CopyButton = ({ text }: { text: () => string }) => {
  const texts = useTexts("code")
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text())
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  const Icon = copied ? Check : Copy
  return (
    <>
      {/* Browsers that deny access to the clipboard leave the button as it is. */}
      <Button type="button" aria-label={texts.copy} onClick={() => void copy().catch(() => {})}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Button>
      <VisuallyHidden role="status">{copied ? texts.copied : ""}</VisuallyHidden>
    </>
  )
}

/** Whether an element scrolls sideways. @param assumed until it can be measured */
function useScrolls(target: RefObject<HTMLElement | null>, assumed: boolean) {
  const [scrolls, setScrolls] = useState(assumed)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return scrolls
}

const Frame = styled.figure`
  position: relative;
  border-radius: ${radius.lg};
  background: ${color.bgSubtle};

  > figcaption {
    ${captionStyles}
    margin-top: 0;
    padding: ${space[3]} ${space[16]} 0 ${space[6]};
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`

const Listing = styled.pre(codeStyles)

const Button = styled.button`
  ${iconButton(size.touchTarget)}
  position: absolute;
  top: ${space[1]};
  right: ${space[1]};
  border-radius: ${radius.md};
  color: ${color.textSecondary};
  background: ${color.bgSubtle};

  ${onHover(`
    color: ${color.text};
    background: ${color.bgSunken};
  `)}
`
