import { type InputHTMLAttributes, useCallback, useRef } from "react"

/** The browser's dialog for files: its element, and what opens it. @param onChosen called with at least one file */
export const useFileDialog = (
  onChosen: (files: File[]) => void,
  attributes?: Pick<InputHTMLAttributes<HTMLInputElement>, "accept" | "multiple">,
) => {
  const input = useRef<HTMLInputElement>(null)
  const choose = useCallback(() => input.current?.click(), [])
  const onChange = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (currentTarget.files?.length) onChosen([...currentTarget.files])
    currentTarget.value = ""
  }
  return [
    <input key="file" ref={input} type="file" hidden {...attributes} onChange={onChange} />,
    choose,
  ] as const
}
