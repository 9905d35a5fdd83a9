import type { WrapPageElementBrowserArgs } from "gatsby"
import { withoutPrefix } from "../lib/path-prefix"
import { Shell } from "./shell"

/** Around every page; the shell stays mounted while pages change in it. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <Shell pathname={withoutPrefix(props.location.pathname)}>{element}</Shell>
)
