import { lazy } from "react"

/** What pages have below the fold, each in a chunk of its own that loads when it comes near. */
export const Budgeting = lazy(() => import("./budgeting").then(({ Budgeting }) => ({ default: Budgeting })))
export const ClientsMarquee = lazy(() =>
  import("./clients-marquee").then(({ ClientsMarquee }) => ({ default: ClientsMarquee })),
)
export const Comments = lazy(() => import("./comments").then(({ Comments }) => ({ default: Comments })))
export const ContactBlock = lazy(() =>
  import("./contact-block").then(({ ContactBlock }) => ({ default: ContactBlock })),
)
export const Faq = lazy(() => import("./faq/faq").then(({ Faq }) => ({ default: Faq })))
export const HouseSolutions = lazy(() =>
  import("./house-solutions").then(({ HouseSolutions }) => ({ default: HouseSolutions })),
)
export const ProcessSteps = lazy(() =>
  import("./process-steps/process-steps").then(({ ProcessSteps }) => ({ default: ProcessSteps })),
)
export const Showcase = lazy(() => import("./showcase").then(({ Showcase }) => ({ default: Showcase })))
export const SplitText = lazy(() => import("./text-band").then(({ SplitText }) => ({ default: SplitText })))
export const TechnologyStack = lazy(() =>
  import("./technology-stack/technology-stack").then(({ TechnologyStack }) => ({ default: TechnologyStack })),
)
