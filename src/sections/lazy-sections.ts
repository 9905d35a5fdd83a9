import { lazy } from "react"

/** Sections below the fold, each in a chunk of its own that loads when its band comes near. */
export const CallToAction = lazy(() =>
  import("./call-to-action").then(({ CallToAction }) => ({ default: CallToAction })),
)
export const CaseStudies = lazy(() =>
  import("./case-studies").then(({ CaseStudies }) => ({ default: CaseStudies })),
)
export const Challenges = lazy(() =>
  import("./challenges").then(({ Challenges }) => ({ default: Challenges })),
)
export const Faq = lazy(() => import("./faq").then(({ Faq }) => ({ default: Faq })))
export const Feedback = lazy(() => import("./feedback").then(({ Feedback }) => ({ default: Feedback })))
export const Persona = lazy(() => import("./persona").then(({ Persona }) => ({ default: Persona })))
export const ProblemTargetSolution = lazy(() =>
  import("./problem-target-solution").then(({ ProblemTargetSolution }) => ({
    default: ProblemTargetSolution,
  })),
)
export const ProcessSteps = lazy(() =>
  import("./process-steps").then(({ ProcessSteps }) => ({ default: ProcessSteps })),
)
export const Research = lazy(() => import("./research").then(({ Research }) => ({ default: Research })))
export const Results = lazy(() => import("./results").then(({ Results }) => ({ default: Results })))
export const SimilarProjects = lazy(() =>
  import("./similar-projects").then(({ SimilarProjects }) => ({ default: SimilarProjects })),
)
export const Solutions = lazy(() => import("./solutions").then(({ Solutions }) => ({ default: Solutions })))
export const TechnologyStack = lazy(() =>
  import("./technology-stack").then(({ TechnologyStack }) => ({ default: TechnologyStack })),
)
export const Budgeting = lazy(() => import("./budgeting").then(({ Budgeting }) => ({ default: Budgeting })))
export const ClientsMarquee = lazy(() =>
  import("./clients-marquee").then(({ ClientsMarquee }) => ({ default: ClientsMarquee })),
)
export const Comments = lazy(() => import("./comments").then(({ Comments }) => ({ default: Comments })))
export const ContactBlock = lazy(() =>
  import("./contact-block").then(({ ContactBlock }) => ({ default: ContactBlock })),
)
export const HouseSolutions = lazy(() =>
  import("./house-solutions").then(({ HouseSolutions }) => ({ default: HouseSolutions })),
)
export const Showcase = lazy(() => import("./showcase").then(({ Showcase }) => ({ default: Showcase })))
export const SplitText = lazy(() => import("./text-band").then(({ SplitText }) => ({ default: SplitText })))
