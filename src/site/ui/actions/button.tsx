import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import ArrowRight from "lucide-react/icons/arrow-right"
import type { ReactNode } from "react"
import { type ButtonStyleProps, type ButtonVariant, buttonStyles } from "./button-styles"
import { square } from "./icon-button"
import { LinkOrButton, type LinkOrButtonProps } from "./link-or-button"
import { transientProps } from "./transient-props"

type ButtonProps = LinkOrButtonProps<{
  /** Default green. The "stylish" variants have a tile on the right that fills the button on hover. */
  variant?: ButtonVariant
  /** Add an arrow after the label. The stylish variants always have one. */
  arrow?: boolean
  /** Full width below 640 px, in heroes and forms. */
  fullWidthBelowSm?: boolean
  /** Show a spinner instead of the label, keep the width and ignore clicks. Not for links. */
  loading?: boolean
  /** The button is on an ink section, where white buttons have no border. */
  onInk?: boolean
  children: ReactNode
}>

/** A button of 56 px: a link if it has an `href`, otherwise a button element. */
export const Button = ({
  variant = "green",
  arrow,
  fullWidthBelowSm,
  loading,
  onInk,
  children,
  ...rest
}: ButtonProps) => (
  <Shape
    $variant={variant}
    $fullWidthBelowSm={fullWidthBelowSm}
    $onInk={onInk}
    aria-busy={loading || undefined}
    {...rest}
    {...(loading && { disabled: true })}
  >
    <Label>{children}</Label>
    {variant.startsWith("stylish") ? (
      <Tile aria-hidden>
        <ArrowRight size={20} strokeWidth={1.75} />
      </Tile>
    ) : arrow ? (
      <ArrowRight size={18} strokeWidth={1.75} />
    ) : null}
    {loading ? <Spinner aria-hidden /> : null}
  </Shape>
)

const Shape = styled(LinkOrButton, transientProps)<ButtonStyleProps>(buttonStyles)

const Label = styled.span`
  line-height: 1.15;

  [aria-busy="true"] > & {
    opacity: 0;
  }
`

const Tile = styled.span`
  ${square("40px")}
  color: var(--on-tile);
`

const rotation = keyframes`
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
  animation: ${rotation} 0.8s linear infinite;
`
