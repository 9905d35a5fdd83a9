import styled from "@emotion/styled"
import Check from "lucide-react/icons/check"
import Copy from "lucide-react/icons/copy"
import { useState } from "react"
import { iconButton } from "../components/icon-button"
import { VisuallyHidden } from "../components/visually-hidden"
import { color, radius, size, space } from "../theme/tokens"

/** A button that copies a text. @param text returns what is copied */
export const CopyButton = ({ text }: { text: () => string }) => {
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
      <Button type="button" aria-label="Copy code" onClick={() => void copy().catch(() => {})}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Button>
      <VisuallyHidden role="status">{copied ? "Copied" : ""}</VisuallyHidden>
    </>
  )
}

const Button = styled.button`
  ${iconButton(size.touchTarget)}
  position: absolute;
  top: ${space[1]};
  right: ${space[1]};
  border-radius: ${radius.md};
  color: ${color.textSecondary};
  background: color-mix(in srgb, ${color.bgSubtle} 80%, transparent);

  &:hover {
    color: ${color.text};
    background: ${color.bgSunken};
  }
`
