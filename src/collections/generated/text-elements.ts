// Written by `npm run generate`. Do not edit.
import { lazy } from "react"
import { type SectionRegistry, section } from "../../body/section-registry"

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
  CallOut: section("text", CallOut, []),
  Details: section("text", Details, []),
  Tabs: section("text", Tabs, []),
  Tab: section("text", Tab, []),
  Steps: section("text", Steps, []),
  Cards: section("text", Cards, []),
  Card: section("text", Card, []),
  Definitions: section("text", Definitions, []),
  Definition: section("text", Definition, []),
  Abbr: section("text", Abbr, []),
  FileTree: section("text", FileTree, []),
  Quote: section("text", Quote, []),
  Figure: section("text", Figure, []),
  Video: section("text", Video, []),
  Download: section("text", Download, []),
  Snippet: section("text", Snippet, []),
  WideFigure: section("text", WideFigure, []),
  Sequence: section("text", Sequence, []),
  Screen: section("text", Screen, []),
  BeforeAfter: section("text", BeforeAfter, []),
  Voice: section("text", Voice, []),
  Gallery: section("text", Gallery, []),
  GalleryImage: section("text", GalleryImage, []),
}
