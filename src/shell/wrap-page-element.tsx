import type { WrapPageElementBrowserArgs } from "gatsby"
import { withoutPrefix } from "../lib/path-prefix"
import { Shell } from "./shell"

/** Wrap every page in the shell, which stays mounted during navigation. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <Shell pathname={withoutPrefix(props.location.pathname)}>{element}</Shell>
)
