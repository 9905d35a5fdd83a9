import { lazy } from "react"

/** Sections below the fold. The chunk of each loads near the viewport. */
export const AgencySolutions = lazy(() =>
  import("./agency-solutions/agency-solutions").then(({ AgencySolutions }) => ({ default: AgencySolutions })),
)
export const Budgeting = lazy(() =>
  import("./budgeting/budgeting").then(({ Budgeting }) => ({ default: Budgeting })),
)
export const ClientsMarquee = lazy(() =>
  import("./clients-marquee/clients-marquee").then(({ ClientsMarquee }) => ({ default: ClientsMarquee })),
)
export const Comments = lazy(() =>
  import("./comments/comments").then(({ Comments }) => ({ default: Comments })),
)
export const ContactBlock = lazy(() =>
  import("./contact-block/contact-block").then(({ ContactBlock }) => ({ default: ContactBlock })),
)
export const Faq = lazy(() => import("./faq/faq").then(({ Faq }) => ({ default: Faq })))
export const ProcessSteps = lazy(() =>
  import("./process-steps/process-steps").then(({ ProcessSteps }) => ({ default: ProcessSteps })),
)
export const Showcase = lazy(() =>
  import("./showcase/showcase").then(({ Showcase }) => ({ default: Showcase })),
)
export const SplitText = lazy(() =>
  import("../body/prose/prose").then(({ SplitText }) => ({ default: SplitText })),
)
export const TechnologyStack = lazy(() =>
  import("./technology-stack/technology-stack").then(({ TechnologyStack }) => ({ default: TechnologyStack })),
)
