import type { StudioHost } from "./studio-host"
import type { UnsavedTexts } from "./unsaved-texts"

/** What every route receives. */
export interface RouteContext extends StudioHost {
  unsaved: UnsavedTexts
}

/** The handler of a route. */
export type Command<Body, Result> = (context: RouteContext, body: Body) => Promise<Result>
