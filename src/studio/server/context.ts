import type { Content } from "../../content/engine/content"
import type { Appearance } from "../api"
import type { UnsavedTexts } from "./unsaved-texts"

/** What every route receives. */
export interface RouteContext {
  /** Top folder of the project. */
  root: string
  content: Content
  unsaved: UnsavedTexts
  /** How a text of a document appears elsewhere, if it is valid (`gatsby/nodes/page-appearance.ts`). */
  appearanceOf: (file: string, text: string) => Promise<Appearance | undefined>
}

/** The handler of a route. */
export type Command<Body, Result> = (context: RouteContext, body: Body) => Promise<Result>
