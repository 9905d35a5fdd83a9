import { type RenderOptions, render as renderAlone } from "@testing-library/react"
import type { ReactNode } from "react"
import { TextsContext } from "../../src/site/ui/text/texts"
import { texts } from "./texts"

/** Provide the site's texts, as the shell does. */
export const WithTexts = ({ children }: { children: ReactNode }) => (
  <TextsContext value={texts}>{children}</TextsContext>
)

/** Render a component with the site's texts. */
export const render = (component: ReactNode, options?: Omit<RenderOptions, "queries" | "wrapper">) =>
  renderAlone(component, { wrapper: WithTexts, ...options })
