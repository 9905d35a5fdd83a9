import type { Checker } from "../../content/check/stored-check"
import type { UnsavedTexts } from "./unsaved-texts"

/** What every route receives. */
export interface RouteContext {
  /** Top folder of the project. */
  root: string
  check: Checker
  unsaved: UnsavedTexts
}

/** The handler of a route. */
export type Command<Body, Result> = (context: RouteContext, body: Body) => Promise<Result>
