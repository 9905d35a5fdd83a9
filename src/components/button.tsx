import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import { ArrowRight } from "lucide-react"
import type { ButtonHTMLAttributes, ReactNode } from "react"
import { type ButtonLook, type ButtonVariant, buttonLook } from "./button-look"
import { Link, type LinkProps } from "./link"

interface ButtonOwnProps {
  /** Default green: "go". The stylish ones have a tile at the right that grows over the button on hover. */
  variant?: ButtonVariant
  /** Behind the label; the stylish variants have an arrow without it. */
  icon?: ReactNode
  /** Takes the whole width below 640 px, in heroes and forms. */
  fullWidthBelowSm?: boolean
  disabled?: boolean
  /** A spinner in the label's place; the button keeps its width and takes no clicks. */
  loading?: boolean
  /** The button stands on an ink band: white has no edge there. */
  onInk?: boolean
  children: ReactNode
}

export type ButtonProps = ButtonOwnProps &
  (
    | (Omit<LinkProps, "children"> & { href: string })
    | (Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & { href?: undefined })
  )

/** A button of 56 px: a link when it has an address, else a button element. */
export const Button = ({ variant = "green", icon, disabled, loading, children, ...rest }: ButtonProps) => {
  const stylish = variant.startsWith("stylish")
  const off = disabled || loading
  const content = (
    <>
      <Label faint={loading}>{children}</Label>
      {stylish ? <Tile aria-hidden>{icon ?? <ArrowRight size={20} strokeWidth={1.75} />}</Tile> : icon}
      {loading ? <Spinner aria-hidden /> : null}
    </>
  )
  if (rest.href === undefined) {
    const { href, type = "button", ...button } = rest
    return (
      <ButtonShape variant={variant} type={type} disabled={off} aria-busy={loading || undefined} {...button}>
        {content}
      </ButtonShape>
    )
  }
  if (off) {
    const { href, onClick, ...link } = rest
    return (
      <InertShape
        variant={variant}
        role="link"
        aria-disabled="true"
        aria-busy={loading || undefined}
        {...link}
      >
        {content}
      </InertShape>
    )
  }
  return (
    <LinkShape variant={variant} {...rest}>
      {content}
    </LinkShape>
  )
}

const ownProps = ["variant", "fullWidthBelowSm", "onInk"]
const shouldForwardProp = (name: string) => !ownProps.includes(name)

const ButtonShape = styled("button", { shouldForwardProp })<ButtonLook>(buttonLook)
const InertShape = styled("a", { shouldForwardProp })<ButtonLook>(buttonLook)
const LinkShape = styled(Link, { shouldForwardProp })<ButtonLook>(buttonLook)

const Label = styled("span", { shouldForwardProp: (name) => name !== "faint" })<{ faint?: boolean }>`
  line-height: 1.15;
  ${({ faint }) => (faint ? "opacity: 0;" : "")}
`

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  color: var(--on-tile);
`

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

const Spinner = styled.span`
  position: absolute;
  inset: 0;
  width: 20px;
  height: 20px;
  margin: auto;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`
