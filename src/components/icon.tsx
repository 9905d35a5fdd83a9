import { withPrefix } from "gatsby"

export interface IconProps {
  /** A name from the content model's list, as editors write it. */
  name: string
  /** Edge length in pixels; default 24. From 28 up the stroke is 1.6 instead of 1.75 (design, section 15). */
  size?: number
}

/**
 * An icon that content names, from the sprite that the build makes of the content model's list: no page carries
 * drawings it does not show in its scripts. Decorative: the text beside it says what it means.
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
    focusable={false}
  >
    <use href={withPrefix(`/icons.svg#${name}`)} />
  </svg>
)
