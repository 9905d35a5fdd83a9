import { Input } from "../ui/controls"
import type { FormProps } from "./form-props"

/** The language of a block of code, and what else is behind its first backticks. */
export const CodeForm = ({ node: { attrs }, change, leave }: FormProps) => (
  <Input
    aria-label="Language of the code"
    placeholder="Language"
    defaultValue={[attrs.lang, attrs.meta].filter(Boolean).join(" ")}
    onChange={({ target }) => {
      const [language = "", ...rest] = target.value.trim().split(/\s+/)
      change({ lang: language || null, meta: rest.join(" ") || null })
    }}
    onKeyDown={({ key }) => /^(?:Enter|Escape)$/.test(key) && leave(true)}
  />
)
