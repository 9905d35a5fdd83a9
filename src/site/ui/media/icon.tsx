import { withPrefix } from "gatsby"

interface IconProps {
  /** An icon name of the content model. */
  name: string
  /** Size in pixels; default 24. From 28 up the stroke is 1.6 instead of 1.75. */
  size?: number
}

/**
 * An icon from the sprite that the build creates, so that scripts contain no icons. Decorative: the text next to it has
 * the meaning.
 */
export const Icon = ({ name, size = 24 }: IconProps) => (
  <svg
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={size >= 28 ? 1.6 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <use href={withPrefix(`/icons.svg#${name}`)} />
  </svg>
)
