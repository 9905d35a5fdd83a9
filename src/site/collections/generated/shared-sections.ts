// Written by `npm run generate`. Do not edit.
import { lazy } from "react"
import { type SectionRegistry, sectionEntry } from "../../body/section-registry"

const CallToAction = lazy(() =>
  import("../../sections/call-to-action/call-to-action").then(({ CallToAction }) => ({ default: CallToAction })),
)
const EstimateForm = lazy(() =>
  import("../../sections/estimate-form/estimate-form").then(({ EstimateForm }) => ({ default: EstimateForm })),
)
const NextSteps = lazy(() =>
  import("../../sections/next-steps/next-steps").then(({ NextSteps }) => ({ default: NextSteps })),
)
const PartnerMarquee = lazy(() =>
  import("../../sections/partner-marquee/partner-marquee").then(({ PartnerMarquee }) => ({ default: PartnerMarquee })),
)
const ServicesOverview = lazy(() =>
  import("../../sections/services-overview/services-overview").then(({ ServicesOverview }) => ({ default: ServicesOverview })),
)
const AgencySolutions = lazy(() =>
  import("../../sections/agency-solutions/agency-solutions").then(({ AgencySolutions }) => ({ default: AgencySolutions })),
)
const Showcase = lazy(() =>
  import("../../sections/showcase/showcase").then(({ Showcase }) => ({ default: Showcase })),
)
const Budgeting = lazy(() =>
  import("../../sections/budgeting/budgeting").then(({ Budgeting }) => ({ default: Budgeting })),
)
const Comments = lazy(() =>
  import("../../sections/comments/comments").then(({ Comments }) => ({ default: Comments })),
)
const ClientsMarquee = lazy(() =>
  import("../../sections/clients-marquee/clients-marquee").then(({ ClientsMarquee }) => ({ default: ClientsMarquee })),
)
const Values = lazy(() =>
  import("../../sections/values/values").then(({ Values }) => ({ default: Values })),
)
const ClientGrid = lazy(() =>
  import("../../sections/client-grid/client-grid").then(({ ClientGrid }) => ({ default: ClientGrid })),
)
const Personas = lazy(() =>
  import("../../sections/personas/personas").then(({ Personas }) => ({ default: Personas })),
)
const Reasons = lazy(() =>
  import("../../sections/reasons/reasons").then(({ Reasons }) => ({ default: Reasons })),
)
const AgencyResults = lazy(() =>
  import("../../sections/agency-results/agency-results").then(({ AgencyResults }) => ({ default: AgencyResults })),
)

export const sharedSections: SectionRegistry = {
  CallToAction: sectionEntry("paper", CallToAction, []),
  EstimateForm: sectionEntry("paper", EstimateForm, [], { texts: "estimateFormTexts", formTexts: "contactFormTexts", settings: "siteSettings", services: "allService", ranges: "allEstimateRange", prices: "allPrice" }),
  NextSteps: sectionEntry("subtle", NextSteps, [], { steps: "allNextStep" }),
  PartnerMarquee: sectionEntry("own", PartnerMarquee, [], { partners: "allPartner" }),
  ServicesOverview: sectionEntry("subtle", ServicesOverview, [], { allServices: "allService" }),
  AgencySolutions: sectionEntry("paper", AgencySolutions, [], { allSolutions: "allSolution" }),
  Showcase: sectionEntry("ink", Showcase, [], { showcaseProjects: "allShowcaseProject" }),
  Budgeting: sectionEntry("paper", Budgeting, [], { budget: "budget" }),
  Comments: sectionEntry("subtle", Comments, [], { comments: "allComment" }),
  ClientsMarquee: sectionEntry("own", ClientsMarquee, [], { clients: "allClient" }),
  Values: sectionEntry("paper", Values, [], { values: "allValue" }),
  ClientGrid: sectionEntry("own", ClientGrid, [], { clients: "allClient" }),
  Personas: sectionEntry("paper", Personas, [], { personas: "allPersona" }),
  Reasons: sectionEntry("paper", Reasons, [], { reasons: "allReason" }),
  AgencyResults: sectionEntry("ink", AgencyResults, [], { agencyResults: "allAgencyResult" }),
}
