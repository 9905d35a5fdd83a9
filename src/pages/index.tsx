import styled from "@emotion/styled"
import { graphql, type PageProps } from "gatsby"
import { useMemo } from "react"
import { HomeHero } from "../sections/home-hero/home-hero"
import {
  AgencySolutions,
  Budgeting,
  ClientsMarquee,
  Comments,
  ContactBlock,
  Faq,
  ProcessSteps,
  Showcase,
  TechnologyStack,
} from "../sections/lazy-sections"
import { PartnerMarquee } from "../sections/partner-marquee/partner-marquee"
import { ServicesOverview } from "../sections/services-overview/services-overview"
import { Seo } from "../shell/head/seo"
import { routeLabel } from "../shell/router/routes"
import { useSite } from "../shell/use-site"
import { Slice } from "../ui/hydration/slice"
import { sectionSpace } from "../ui/theme/tokens"
import { fillCount } from "../util/fill-text"
import { countedHeading } from "../util/words"

/** The home page. */
const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const { productName } = useSite().settings
  const heading = data.siteSettings?.tagline ?? productName
  const belowTheFold = useMemo(() => <BelowTheFold data={data} />, [data])
  return (
    <>
      <Seo heading={heading} />
      <HomeHero
        heading={heading}
        lead={`${productName} designs and builds mobile, web and AI products for companies that plan to be around for a while.`}
        images={[
          { file: data.left, alt: "Istanbul Senin city app on a phone" },
          { file: data.right, alt: "Fooq restaurant discovery app on a phone" },
        ]}
      />
      {belowTheFold}
    </>
  )
}

/** The page's sections below the first screen, hydrated near the viewport. */
const BelowTheFold = ({ data }: { data: Queries.HomePageQuery }) => {
  const { email } = useSite().settings
  const services = data.allService.nodes
  const technologies = data.allTechnology.nodes
  return (
    <>
      <Slice name="partners">
        <PartnerMarquee label="Partners" partners={data.allPartner.nodes} />
      </Slice>
      <Slice name="services">
        <ServicesOverview
          id="services"
          heading={fillCount(data.servicesList?.heading ?? routeLabel("/services/"), services.length)}
          label="All services"
          allServices={services}
        />
      </Slice>
      <Slice name="solutions">
        <AgencySolutions
          id="solutions"
          heading="What you get that others bill extra for"
          lead={`${countedHeading(data.allSolution.nodes.length, "habit")} we refuse to treat as options. They are in every estimate we send.`}
          allSolutions={data.allSolution.nodes}
        />
      </Slice>
      <Slice name="showcase">
        <Showcase
          id="showcase"
          heading={`${countedHeading(data.allShowcaseProject.nodes.length, "thing")} we shipped this year`}
          label="Show more"
          showcaseProjects={data.allShowcaseProject.nodes}
        />
      </Slice>
      <Slice name="technologies">
        <TechnologyStack
          id="technologies"
          heading={fillCount(
            data.technologiesList?.heading ?? routeLabel("/technologies/"),
            technologies.length,
          )}
          lead={fillCount(data.technologiesList?.lead ?? "", technologies.length)}
          technologyStack={data.allTechnologyStackRow.nodes}
          technologies={technologies}
        />
      </Slice>
      <Slice name="process">
        <ProcessSteps
          id="process"
          heading={`${countedHeading(data.allProcessStep.nodes.length, "step")}, no black box`}
          process={data.allProcessStep.nodes}
        />
      </Slice>
      <Slice name="budgeting">
        <Budgeting
          id="budgeting"
          heading="Project budgeting with excellent service"
          lead="You see the range, the assumptions and the burn, every week of the project."
          budget={data.budget}
        />
      </Slice>
      <Slice name="comments">
        <Comments id="comments" heading="Comments" comments={data.allComment.nodes} />
      </Slice>
      <Slice name="customers">
        <ClientsMarquee
          id="customers"
          heading="Our customers"
          lead={`${countedHeading(data.allClient.nodes.length, "company", "companies")} that trusted us with something that mattered.`}
          label="Customers"
          clients={data.allClient.nodes}
        />
      </Slice>
      <Slice name="faq">
        <Faq id="faq" heading="Asked before every first call" faq={data.allFaqEntry.nodes} />
      </Slice>
      <Slice name="contact">
        <Joined>
          {data.contactFormTexts ? (
            <ContactBlock email={email} texts={data.contactFormTexts} thumbnail={data.contact} />
          ) : null}
        </Joined>
      </Slice>
    </>
  )
}

// The section above has the same background: remove one of the two paddings.
const Joined = styled.div`
  margin-top: calc(-1 * ${sectionSpace.paddingBlock});
`

export default HomePage

export const query = graphql`
  query HomePage {
    siteSettings {
      tagline
    }
    left: file(sourceInstanceName: { eq: "content" }, relativePath: { eq: "data/misc/hero-left.jpg" }) {
      ...HomeHeroPicture
    }
    right: file(sourceInstanceName: { eq: "content" }, relativePath: { eq: "data/misc/hero-right.jpg" }) {
      ...HomeHeroPicture
    }
    contactFormTexts {
      ...ContactFormTexts
    }
    contact: file(sourceInstanceName: { eq: "content" }, relativePath: { eq: "data/misc/contact.jpg" }) {
      ...ContactBlockThumbnail
    }
    allPartner(sort: { order: ASC }) {
      nodes {
        ...PartnerMarqueePartner
      }
    }
    allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...ServicesOverviewService
      }
    }
    allSolution(sort: { order: ASC }) {
      nodes {
        ...AgencySolutionsSolution
      }
    }
    allShowcaseProject(sort: { order: ASC }) {
      nodes {
        ...ShowcaseProjectCard
      }
    }
    allTechnologyStackRow(sort: { order: ASC }) {
      nodes {
        icon
        title
        tags
      }
    }
    servicesList: listPage(key: { eq: "services" }) {
      heading
    }
    technologiesList: listPage(key: { eq: "technologies" }) {
      heading
      lead
    }
    allTechnology(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        name
        path
        mark {
          publicURL
        }
      }
    }
    allProcessStep(sort: { order: ASC }) {
      nodes {
        step
        icon
        title
        desc
      }
    }
    budget {
      ...BudgetingBudget
    }
    allComment(sort: { order: ASC }) {
      nodes {
        ...CommentsComment
      }
    }
    allClient(sort: { order: ASC }) {
      nodes {
        ...ClientLogo
      }
    }
    allFaqEntry(sort: { order: ASC }) {
      nodes {
        title
        description
        icon
      }
    }
  }
`
