// Written by `npm run generate`. Do not edit.
import { lazy } from "react"
import { type SectionRegistry, sectionEntry } from "../../body/section-registry"

const CallOut = lazy(() =>
  import("../../sections/call-out/call-out").then(({ CallOut }) => ({ default: CallOut })),
)
const Details = lazy(() =>
  import("../../sections/details/details").then(({ Details }) => ({ default: Details })),
)
const Tabs = lazy(() =>
  import("../../sections/tabs/tabs").then(({ Tabs }) => ({ default: Tabs })),
)
const Tab = lazy(() =>
  import("../../sections/tabs/tabs").then(({ Tab }) => ({ default: Tab })),
)
const Steps = lazy(() =>
  import("../../sections/steps/steps").then(({ Steps }) => ({ default: Steps })),
)
const Cards = lazy(() =>
  import("../../sections/cards/cards").then(({ Cards }) => ({ default: Cards })),
)
const Card = lazy(() =>
  import("../../sections/cards/cards").then(({ Card }) => ({ default: Card })),
)
const Definitions = lazy(() =>
  import("../../sections/definitions/definitions").then(({ Definitions }) => ({ default: Definitions })),
)
const Definition = lazy(() =>
  import("../../sections/definitions/definitions").then(({ Definition }) => ({ default: Definition })),
)
const Abbr = lazy(() =>
  import("../../sections/abbr/abbr").then(({ Abbr }) => ({ default: Abbr })),
)
const FileTree = lazy(() =>
  import("../../sections/file-tree/file-tree").then(({ FileTree }) => ({ default: FileTree })),
)
const Quote = lazy(() =>
  import("../../sections/quote/quote").then(({ Quote }) => ({ default: Quote })),
)
const Figure = lazy(() =>
  import("../../sections/figure/figure").then(({ Figure }) => ({ default: Figure })),
)
const Video = lazy(() =>
  import("../../sections/video/video").then(({ Video }) => ({ default: Video })),
)
const Embed = lazy(() =>
  import("../../sections/embed/embed").then(({ Embed }) => ({ default: Embed })),
)
const Download = lazy(() =>
  import("../../sections/download/download").then(({ Download }) => ({ default: Download })),
)
const Snippet = lazy(() =>
  import("../../sections/snippet/snippet").then(({ Snippet }) => ({ default: Snippet })),
)
const WideFigure = lazy(() =>
  import("../../sections/wide-figure/wide-figure").then(({ WideFigure }) => ({ default: WideFigure })),
)
const Sequence = lazy(() =>
  import("../../sections/sequence/sequence").then(({ Sequence }) => ({ default: Sequence })),
)
const Screen = lazy(() =>
  import("../../sections/sequence/sequence").then(({ Screen }) => ({ default: Screen })),
)
const BeforeAfter = lazy(() =>
  import("../../sections/before-after/before-after").then(({ BeforeAfter }) => ({ default: BeforeAfter })),
)
const Voice = lazy(() =>
  import("../../sections/voice/voice").then(({ Voice }) => ({ default: Voice })),
)
const Gallery = lazy(() =>
  import("../../sections/gallery/gallery").then(({ Gallery }) => ({ default: Gallery })),
)
const GalleryImage = lazy(() =>
  import("../../sections/gallery/gallery").then(({ GalleryImage }) => ({ default: GalleryImage })),
)

export const textElements: SectionRegistry = {
  CallOut: sectionEntry("text", CallOut, []),
  Details: sectionEntry("text", Details, []),
  Tabs: sectionEntry("text", Tabs, []),
  Tab: sectionEntry("text", Tab, []),
  Steps: sectionEntry("text", Steps, []),
  Cards: sectionEntry("text", Cards, []),
  Card: sectionEntry("text", Card, []),
  Definitions: sectionEntry("text", Definitions, []),
  Definition: sectionEntry("text", Definition, []),
  Abbr: sectionEntry("text", Abbr, []),
  FileTree: sectionEntry("text", FileTree, []),
  Quote: sectionEntry("text", Quote, []),
  Figure: sectionEntry("text", Figure, []),
  Video: sectionEntry("text", Video, []),
  Embed: sectionEntry("text", Embed, []),
  Download: sectionEntry("text", Download, []),
  Snippet: sectionEntry("text", Snippet, []),
  WideFigure: sectionEntry("text", WideFigure, []),
  Sequence: sectionEntry("text", Sequence, []),
  Screen: sectionEntry("text", Screen, []),
  BeforeAfter: sectionEntry("text", BeforeAfter, []),
  Voice: sectionEntry("text", Voice, []),
  Gallery: sectionEntry("text", Gallery, []),
  GalleryImage: sectionEntry("text", GalleryImage, []),
}
