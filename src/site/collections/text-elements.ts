import type { SectionDefinition } from "../../content/define"
import { abbr } from "../sections/abbr/section"
import { beforeAfter } from "../sections/before-after/section"
import { callOut } from "../sections/call-out/section"
import { card, cards } from "../sections/cards/section"
import { definition, definitions } from "../sections/definitions/section"
import { details } from "../sections/details/section"
import { download } from "../sections/download/section"
import { embed } from "../sections/embed/section"
import { figure } from "../sections/figure/section"
import { fileTree } from "../sections/file-tree/section"
import { gallery, galleryImage } from "../sections/gallery/section"
import { quote } from "../sections/quote/section"
import { screen, sequence } from "../sections/sequence/section"
import { snippet } from "../sections/snippet/section"
import { steps } from "../sections/steps/section"
import { tab, tabs } from "../sections/tabs/section"
import { video } from "../sections/video/section"
import { voice } from "../sections/voice/section"
import { wideFigure } from "../sections/wide-figure/section"

/** The elements that an editor may write in the text of every document, in the order of the guide. */
export const textElements: readonly SectionDefinition[] = [
  callOut,
  details,
  tabs,
  tab,
  steps,
  cards,
  card,
  definitions,
  definition,
  abbr,
  fileTree,
  quote,
  figure,
  video,
  embed,
  download,
  snippet,
  wideFigure,
  sequence,
  screen,
  beforeAfter,
  voice,
  gallery,
  galleryImage,
]
