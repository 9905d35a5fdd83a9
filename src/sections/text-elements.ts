import type { SectionDefinition } from "../content-model/define-section"
import { callOut } from "./call-out/section"
import { card, cards } from "./cards/section"
import { details } from "./details/section"
import { download } from "./download/section"
import { figure } from "./figure/section"
import { fileTree } from "./file-tree/section"
import { quote } from "./quote/section"
import { snippet } from "./snippet/section"
import { steps } from "./steps/section"
import { tab, tabs } from "./tabs/section"
import { video } from "./video/section"

/** The elements that an editor may write in the text of every document, in the order of the guide. */
export const textElements: readonly SectionDefinition[] = [
  callOut,
  details,
  tabs,
  tab,
  steps,
  cards,
  card,
  fileTree,
  quote,
  figure,
  video,
  download,
  snippet,
]
