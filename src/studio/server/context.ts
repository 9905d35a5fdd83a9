import type { Content } from "../../content/engine/content"
import type { UnsavedTexts } from "./unsaved-texts"

/** What every route receives. */
export interface RouteContext {
  /** Top folder of the project. */
  root: string
  content: Content
  unsaved: UnsavedTexts
}

/** The handler of a route. */
export type Command<Body, Result> = (context: RouteContext, body: Body) => Promise<Result>
