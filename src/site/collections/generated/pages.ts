// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"
import { lazy } from "react"
import { type SectionRegistry, sectionEntry } from "../../body/section-registry"
import { sharedSections } from "./shared-sections"

const Hero = lazy(() =>
  import("../../collections/pages/hero").then(({ Hero }) => ({ default: Hero })),
)
const ContactHead = lazy(() =>
  import("../../sections/contact-head/contact-head").then(({ ContactHead }) => ({ default: ContactHead })),
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
const HomeHero = lazy(() =>
  import("../../sections/home-hero/home-hero").then(({ HomeHero }) => ({ default: HomeHero })),
)
const TechnologyStack = lazy(() =>
  import("../../sections/technology-stack/technology-stack").then(({ TechnologyStack }) => ({ default: TechnologyStack })),
)
const ProcessSteps = lazy(() =>
  import("../../sections/process-steps/process-steps").then(({ ProcessSteps }) => ({ default: ProcessSteps })),
)
const Team = lazy(() =>
  import("../../sections/team/team").then(({ Team }) => ({ default: Team })),
)
const Faq = lazy(() =>
  import("../../sections/faq/faq").then(({ Faq }) => ({ default: Faq })),
)
const ContactBlock = lazy(() =>
  import("../../sections/contact-block/contact-block").then(({ ContactBlock }) => ({ default: ContactBlock })),
)

export const sections: SectionRegistry = {
  Hero: sectionEntry("own", Hero, ["hero"]),
  ContactHead: sectionEntry("own", ContactHead, [], { offices: "allOffice", settings: "siteSettings", team: "allTeamMember", texts: "contactFormTexts" }),
  EstimateResult: sectionEntry("own", EstimateResult, [], { texts: "estimateFormTexts", settings: "siteSettings" }),
  PaymentResult: sectionEntry("own", PaymentResult, [], { texts: "paymentTexts" }),
  NotFound: sectionEntry("own", NotFound, [], { texts: "searchTexts", pages: "allContentPage" }),
  Search: sectionEntry("paper", Search, [], { texts: "searchTexts", pages: "allContentPage" }),
  HomeHero: sectionEntry("own", HomeHero, ["homeHero"]),
  TechnologyStack: sectionEntry("paper", TechnologyStack, ["technologyStack", "technologies"]),
  ProcessSteps: sectionEntry("subtle", ProcessSteps, ["process"]),
  Team: sectionEntry("subtle", Team, ["teamPhoto"], { team: "allTeamMember" }),
  Faq: sectionEntry("paper", Faq, ["faq"]),
  ContactBlock: sectionEntry("paper", ContactBlock, ["contactBlock"], { settings: "siteSettings", texts: "contactFormTexts" }),
  ...sharedSections,
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
        imageDark {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH)
          }
        }
        imageWideDark {
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
      imageDark {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH)
        }
      }
      imageWideDark {
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
