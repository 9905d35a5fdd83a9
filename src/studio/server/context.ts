import type { ContentModel } from "../../content"
import type { StudioHost } from "./studio-host"
import type { UnsavedTexts } from "./unsaved-texts"

/** What every route receives. */
export interface RouteContext extends StudioHost {
  /** That of the content. */
  model: ContentModel
  unsaved: UnsavedTexts
}

/** The handler of a route. */
export type Command<Body, Result> = (context: RouteContext, body: Body) => Promise<Result>
