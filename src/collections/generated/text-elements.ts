// Written by `npm run generate`. Do not edit.
import { lazy } from "react"
import { registered, type SectionRegistry } from "../../body/section-registry"

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
  CallOut: registered("text", CallOut, []),
  Details: registered("text", Details, []),
  Tabs: registered("text", Tabs, []),
  Tab: registered("text", Tab, []),
  Steps: registered("text", Steps, []),
  Cards: registered("text", Cards, []),
  Card: registered("text", Card, []),
  Definitions: registered("text", Definitions, []),
  Definition: registered("text", Definition, []),
  Abbr: registered("text", Abbr, []),
  FileTree: registered("text", FileTree, []),
  Quote: registered("text", Quote, []),
  Figure: registered("text", Figure, []),
  Video: registered("text", Video, []),
  Download: registered("text", Download, []),
  Snippet: registered("text", Snippet, []),
  WideFigure: registered("text", WideFigure, []),
  Sequence: registered("text", Sequence, []),
  Screen: registered("text", Screen, []),
  BeforeAfter: registered("text", BeforeAfter, []),
  Voice: registered("text", Voice, []),
  Gallery: registered("text", Gallery, []),
  GalleryImage: registered("text", GalleryImage, []),
}
