import styled from "@emotion/styled"
import type { LucideIcon } from "lucide-react"
import type { ComponentProps, ReactNode } from "react"
import { type Accent, accents, color, duration, radius, space, typography } from "../../host"

interface ButtonStyleProps {
  $kind?: keyof typeof kinds
  $small?: boolean
}

const kindStyles = (text: string, background: string, hover: string, border = "transparent") => `
  border: 1px solid ${border};
  color: ${text};
  background: ${background};

  &:hover {
    background: ${hover};
  }
`

/** Fingers need larger targets than mice. */
export const touch = "@media (pointer: coarse)"

const kinds = {
  primary: kindStyles(color.onAccent, color.accent, color.accentHover),
  danger: kindStyles(color.onRed, color.red, color.redHover),
  quiet: kindStyles(color.textSecondary, "transparent", color.bgSunken),
  outline: kindStyles(color.text, color.surface, color.bgSubtle, color.borderHover),
} as const

/** A button that does not submit, unless it has the type. */
export const Button = (props: ComponentProps<typeof ButtonShape>) => <ButtonShape type="button" {...props} />

const ButtonShape = styled.button<ButtonStyleProps>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${({ $small }) => ($small ? 28 : 36)}px;
  padding: ${({ $small }) => ($small ? "2px 10px" : "4px 14px")};
  border-radius: ${radius.sm};
  font-size: ${({ $small }) => ($small ? "0.8125rem" : "0.875rem")};
  font-weight: 500;
  line-height: 1.25;
  cursor: pointer;
  transition: background ${duration.fast};
  ${({ $kind = "outline" }) => kinds[$kind]}

  &[aria-pressed="true"],
  &[aria-current="true"] {
    color: ${color.accentText};
    background: ${color.accentSoft};
  }

  &:disabled {
    color: ${color.disabledText};
    background: ${({ $kind }) => ($kind === "quiet" ? "none" : color.disabledBg)};
    border-color: transparent;
    cursor: not-allowed;
  }

  &:focus-visible {
    outline-offset: 1px;
  }

  ${touch} {
    min-width: 44px;
    min-height: 44px;
  }
`

interface IconButtonProps extends ComponentProps<typeof Button> {
  label: string
  icon: LucideIcon
}

/** A button with an icon; its name is also its tooltip. */
export const IconButton = ({ label, icon: Icon, ...props }: IconButtonProps) => (
  <Square $kind="quiet" aria-label={label} title={label} {...props}>
    <Icon size={18} strokeWidth={1.75} aria-hidden />
  </Square>
)

const Square = styled(Button)`
  width: ${({ $small }) => ($small ? 24 : 32)}px;
  min-height: ${({ $small }) => ($small ? 24 : 32)}px;
  padding: 0;

  ${touch} {
    min-height: 44px;
  }
`

/** The box of a text field, select or text area. */
const controlStyles = `
  width: 100%;
  min-height: 38px;
  padding: 7px 11px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.sm};
  font-size: 0.9375rem;
  line-height: 1.45;
  color: ${color.text};
  background: ${color.surface};

  &:hover {
    border-color: ${color.text};
  }

  &:focus {
    outline: 2px solid ${color.accentText};
    outline-offset: -1px;
    box-shadow: 0 0 0 4px ${color.accentSoft};
  }

  &[aria-invalid="true"] {
    border-color: ${color.redText};
  }

  ${touch} {
    min-height: 44px;
  }
`

export const Input = styled.input`
  ${controlStyles}
`

interface SearchInputProps {
  label: string
  value: string
  onChange: (query: string) => void
}

export const SearchInput = ({ label, value, onChange }: SearchInputProps) => (
  <Input
    type="search"
    aria-label={label}
    placeholder="Search"
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)

export const Select = styled.select`
  ${controlStyles}
`

export const TextArea = styled.textarea`
  ${controlStyles}
  display: block;
  resize: none;
  field-sizing: content;
`

export const Label = styled.label`
  font-size: 0.875rem;
  font-weight: 500;
`

/** Small text below or next to a control. */
export const Hint = styled.p`
  ${typography.caption}
  font-weight: 400;
  color: ${color.textTertiary};
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`

/** A title with buttons at the end of the line. */
export const Head = styled(Row)`
  justify-content: space-between;
`

export const Stack = styled.div<{ $gap?: 0 | keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 4 }) => $gap && space[$gap]};
  align-content: start;
`

/** As many columns as there is space for. Wide items have a line of their own. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.5em), 1fr));
  gap: ${space[4]};

  > [data-wide] {
    grid-column: 1 / -1;
    min-width: 0;
  }
`

/** A box with a border. */
export const panel = `
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
`

/** A list of boxes, some of which open. */
export const Panels = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  > li {
    ${panel}
    padding: ${space[3]};
  }

  details > div {
    margin-top: ${space[3]};
  }
`

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Its label. */
  children: ReactNode
}

export const Checkbox = ({ checked, onChange, children }: CheckboxProps) => (
  <label>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} /> {children}
  </label>
)

/** For text in one line. */
export const ellipsis = "overflow: hidden; text-overflow: ellipsis; white-space: nowrap;"

/** A state or a number in a few letters. */
export const Badge = styled.span<{ $tone?: Accent }>`
  flex: none;
  padding: 2px 8px;
  border-radius: ${radius.pill};
  font-size: 0.75rem;
  font-weight: 500;
  line-height: 1.4;
  color: ${({ $tone }) => ($tone ? accents[$tone].text : color.textSecondary)};
  background: ${({ $tone }) => ($tone ? accents[$tone].soft : color.bgSunken)};
`

interface NoticeProps extends ComponentProps<typeof NoticeBox> {
  /** What can be done. */
  action?: ReactNode
}

/** A message above what it is about. */
export const Notice = ({ action, children, ...props }: NoticeProps) => (
  <NoticeBox {...props}>
    <span>{children}</span>
    {action}
  </NoticeBox>
)

const NoticeBox = styled(Row)<{ $tone?: Accent }>`
  gap: ${space[2]} ${space[3]};
  padding: 10px ${space[4]};
  border-radius: ${radius.sm};
  background: ${({ $tone = "orange" }) => accents[$tone].soft};

  > span {
    flex: 1;
    min-width: 14em;
  }
`

export const Heading = styled.h2`
  ${typography.h5}
`

/** The `ref` of a view's title: focuses it when the view opens, so that keyboards and screen readers continue there. */
export const focusTitle = (title: HTMLElement | null) => title?.focus()
