import type { ButtonHTMLAttributes } from "react"
import { Link, type LinkProps } from "../../router/link"

/** Props of a component that is a link if it has an `href`, and otherwise a button. */
export type LinkOrButtonProps<Own = object> = Own &
  (
    | (Omit<LinkProps, keyof Own> & { href: string })
    | (Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Own> & { href?: undefined })
  )

/** A link if it has an `href`, otherwise a button, which does not submit forms by default. */
export const LinkOrButton = (props: LinkOrButtonProps) =>
  props.href === undefined ? <button type="button" {...props} /> : <Link {...props} />
