import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import { ArrowRight } from "lucide-react"
import type { ButtonHTMLAttributes, ReactNode } from "react"
import { transient } from "../lib/transient"
import { type ButtonLook, type ButtonVariant, buttonLook } from "./button-look"
import { Link, type LinkProps } from "./link"

interface ButtonOwnProps {
  /** Default green. The "stylish" variants have a tile on the right that fills the button on hover. */
  variant?: ButtonVariant
  /** After the label. The stylish variants have an arrow by default. */
  icon?: ReactNode
  /** Full width below 640 px, in heroes and forms. */
  fullWidthBelowSm?: boolean
  disabled?: boolean
  /** Show a spinner instead of the label, keep the width and ignore clicks. */
  loading?: boolean
  /** The button is on an ink section, where white buttons have no border. */
  onInk?: boolean
  children: ReactNode
}

export type ButtonProps = ButtonOwnProps &
  (
    | (Omit<LinkProps, "children"> & { href: string })
    | (Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & { href?: undefined })
  )

/** A button of 56 px: a link if it has an `href`, otherwise a button element. */
export const Button = ({
  variant = "green",
  icon,
  fullWidthBelowSm,
  disabled,
  loading,
  onInk,
  children,
  ...rest
}: ButtonProps) => {
  const look = { $variant: variant, $fullWidthBelowSm: fullWidthBelowSm, $onInk: onInk }
  const stylish = variant.startsWith("stylish")
  const off = disabled || loading
  const content = (
    <>
      <Label>{children}</Label>
      {stylish ? <Tile aria-hidden>{icon ?? <ArrowRight size={20} strokeWidth={1.75} />}</Tile> : icon}
      {loading ? <Spinner aria-hidden /> : null}
    </>
  )
  if (rest.href === undefined) {
    const { href, type = "button", ...button } = rest
    return (
      <ButtonShape {...look} type={type} disabled={off} aria-busy={loading || undefined} {...button}>
        {content}
      </ButtonShape>
    )
  }
  if (off) {
    const { href, onClick, ...link } = rest
    return (
      <InertShape {...look} role="link" aria-disabled="true" aria-busy={loading || undefined} {...link}>
        {content}
      </InertShape>
    )
  }
  return (
    <LinkShape {...look} {...rest}>
      {content}
    </LinkShape>
  )
}

const ButtonShape = styled.button<ButtonLook>(buttonLook)
const InertShape = styled.a<ButtonLook>(buttonLook)
const LinkShape = styled(Link, transient)<ButtonLook>(buttonLook)

const Label = styled.span`
  line-height: 1.15;

  [aria-busy="true"] > & {
    opacity: 0;
  }
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
