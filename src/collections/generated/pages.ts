// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"
import { lazy } from "react"
import { type SectionRegistry, sectionEntry } from "../../body/section-registry"
import { textElements } from "./text-elements"

const Hero = lazy(() =>
  import("../pages/hero").then(({ Hero }) => ({ default: Hero })),
)
const ContactHead = lazy(() =>
  import("../../sections/contact-head/contact-head").then(({ ContactHead }) => ({ default: ContactHead })),
)
const EstimateForm = lazy(() =>
  import("../../sections/estimate-form/estimate-form").then(({ EstimateForm }) => ({ default: EstimateForm })),
)
const EstimateResult = lazy(() =>
  import("../../sections/estimate-result/estimate-result").then(({ EstimateResult }) => ({ default: EstimateResult })),
)
const PaymentResult = lazy(() =>
  import("../../sections/payment-result/payment-result").then(({ PaymentResult }) => ({ default: PaymentResult })),
)
const NotFound = lazy(() =>
  import("../../sections/not-found/not-found").then(({ NotFound }) => ({ default: NotFound })),
)
const Search = lazy(() =>
  import("../../sections/search/search").then(({ Search }) => ({ default: Search })),
)
const NextSteps = lazy(() =>
  import("../../sections/next-steps/next-steps").then(({ NextSteps }) => ({ default: NextSteps })),
)
const HomeHero = lazy(() =>
  import("../../sections/home-hero/home-hero").then(({ HomeHero }) => ({ default: HomeHero })),
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
const TechnologyStack = lazy(() =>
  import("../../sections/technology-stack/technology-stack").then(({ TechnologyStack }) => ({ default: TechnologyStack })),
)
const ProcessSteps = lazy(() =>
  import("../../sections/process-steps/process-steps").then(({ ProcessSteps }) => ({ default: ProcessSteps })),
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
const Team = lazy(() =>
  import("../../sections/team/team").then(({ Team }) => ({ default: Team })),
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
const Faq = lazy(() =>
  import("../../sections/faq/faq").then(({ Faq }) => ({ default: Faq })),
)
const ContactBlock = lazy(() =>
  import("../../sections/contact-block/contact-block").then(({ ContactBlock }) => ({ default: ContactBlock })),
)
const CallToAction = lazy(() =>
  import("../../sections/call-to-action/call-to-action").then(({ CallToAction }) => ({ default: CallToAction })),
)

export const sections: SectionRegistry = {
  Hero: sectionEntry("own", Hero, ["hero"]),
  ContactHead: sectionEntry("own", ContactHead, [], { offices: "allOffice", settings: "siteSettings", texts: "contactFormTexts" }),
  EstimateForm: sectionEntry("paper", EstimateForm, [], { texts: "estimateFormTexts", formTexts: "contactFormTexts", settings: "siteSettings", services: "allService", ranges: "allEstimateRange" }),
  EstimateResult: sectionEntry("own", EstimateResult, [], { texts: "estimateFormTexts", settings: "siteSettings" }),
  PaymentResult: sectionEntry("own", PaymentResult, [], { texts: "paymentTexts" }),
  NotFound: sectionEntry("own", NotFound, [], { texts: "searchTexts", pages: "allContentPage" }),
  Search: sectionEntry("paper", Search, [], { texts: "searchTexts", pages: "allContentPage" }),
  NextSteps: sectionEntry("subtle", NextSteps, [], { steps: "allNextStep" }),
  HomeHero: sectionEntry("own", HomeHero, ["homeHero"]),
  PartnerMarquee: sectionEntry("own", PartnerMarquee, [], { partners: "allPartner" }),
  ServicesOverview: sectionEntry("subtle", ServicesOverview, [], { allServices: "allService" }),
  AgencySolutions: sectionEntry("paper", AgencySolutions, [], { allSolutions: "allSolution" }),
  Showcase: sectionEntry("ink", Showcase, [], { showcaseProjects: "allShowcaseProject" }),
  TechnologyStack: sectionEntry("paper", TechnologyStack, ["technologyStack", "technologies"]),
  ProcessSteps: sectionEntry("subtle", ProcessSteps, ["process"]),
  Budgeting: sectionEntry("paper", Budgeting, [], { budget: "budget" }),
  Comments: sectionEntry("subtle", Comments, [], { comments: "allComment" }),
  ClientsMarquee: sectionEntry("own", ClientsMarquee, [], { clients: "allClient" }),
  Values: sectionEntry("paper", Values, [], { values: "allValue" }),
  Team: sectionEntry("subtle", Team, ["teamPhoto"], { team: "allTeamMember" }),
  ClientGrid: sectionEntry("own", ClientGrid, [], { clients: "allClient" }),
  Personas: sectionEntry("paper", Personas, [], { personas: "allPersona" }),
  Reasons: sectionEntry("paper", Reasons, [], { reasons: "allReason" }),
  AgencyResults: sectionEntry("ink", AgencyResults, [], { agencyResults: "allAgencyResult" }),
  Faq: sectionEntry("paper", Faq, ["faq"]),
  ContactBlock: sectionEntry("paper", ContactBlock, ["contactBlock"], { settings: "siteSettings", texts: "contactFormTexts" }),
  CallToAction: sectionEntry("paper", CallToAction, []),
  ...textElements,
}

export const fragments = graphql`
  fragment PageHeroSection on Page {
    hero {
      title
      description
      picture {
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH)
          }
        }
        imageWide {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH)
          }
        }
        alt
      }
    }
  }

  fragment PageHomeHeroSection on Page {
    homeHero {
      buttons {
        label
        href
      }
      pictures {
        image {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 384, breakpoints: [256, 384, 640, 828])
          }
        }
        alt
      }
    }
  }

  fragment PageTechnologyStackSection on Page {
    technologyStack {
      icon
      title
      tags
    }
    technologies {
      ...TechnologyCard
    }
  }

  fragment PageProcessStepsSection on Page {
    process {
      step
      icon
      title
      desc
    }
  }

  fragment PageTeamSection on Page {
    teamPhoto {
      image {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH)
        }
      }
      imageWide {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH)
        }
      }
      alt
    }
  }

  fragment PageFaqSection on Page {
    faq {
      title
      description
      icon
    }
  }

  fragment PageContactBlockSection on Page {
    contactBlock {
      image {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [384, 640, 828, 1080, 1200])
        }
      }
      alt
    }
  }
`
