import type { ReactNode } from "react"
import { Button } from "../components/button"
import { linkPath } from "../lib/routes"
import { whyChooseUs } from "../lib/why-choose-us"
import { AgencyResults } from "../sections/agency-results"
import { CaseStudyIndex } from "../sections/case-study-index"
import { ClientGrid } from "../sections/client-grid"
import { ContactForm } from "../sections/contact-form"
import { ContactInfo } from "../sections/contact-info"
import { ContactQuestions } from "../sections/contact-questions"
import { CompletedCard } from "../sections/estimate-form/completed-card"
import { EstimateForm } from "../sections/estimate-form/estimate-form"
import { HomeHero } from "../sections/home-hero"
import { IndexHead } from "../sections/index-head"
import { InsightIndex } from "../sections/insight-index"
import {
  Budgeting,
  ClientsMarquee,
  Comments,
  ContactBlock,
  HouseSolutions,
  Showcase,
} from "../sections/lazy-sections"
import { NextSteps } from "../sections/next-steps"
import { NotFound } from "../sections/not-found"
import { PartnerMarquee } from "../sections/partner-marquee"
import { PaymentDetails } from "../sections/payment-details"
import { Reasons } from "../sections/reasons"
import { ResultActions, ResultCard, ResultText } from "../sections/result-card"
import { ServiceIndex } from "../sections/service-index"
import { ServicesOverview } from "../sections/services-overview"
import { Team } from "../sections/team"
import { TechnologyIndex } from "../sections/technology-index"
import { Values } from "../sections/values"
import { PageFailed } from "../shell/page-failed"
import { useSite } from "../shell/use-site"
import type { GalleryContext } from "./gallery-context"
import { Group, Specimen } from "./specimen"
import { usePageData } from "./use-page-data"

interface PageSection<Data> {
  /** Below `content/data/`: the file whose entries it shows. */
  file?: string
  note?: string
  draw: (data: Data) => ReactNode
}

type Sections<Data> = Readonly<Record<string, PageSection<Data>>>

const home: Sections<Queries.HomePageQuery> = {
  HomeHero: {
    file: "site.yaml",
    draw: ({ siteSettings, left, right }) => (
      <HomeHero
        heading={siteSettings?.tagline ?? ""}
        lead="One sentence about what we do, and for whom."
        pictures={[
          { file: left, alt: "The left arch" },
          { file: right, alt: "The right arch" },
        ]}
      />
    ),
  },
  PartnerMarquee: {
    file: "partners.yaml",
    draw: ({ allPartner }) => <PartnerMarquee partners={allPartner.nodes} />,
  },
  ServicesOverview: {
    note: "Made from the services' own fields.",
    draw: ({ allService }) => (
      <ServicesOverview heading="Six practices, one team" services={allService.nodes} />
    ),
  },
  HouseSolutions: {
    file: "solutions.yaml",
    draw: ({ allSolution }) => (
      <HouseSolutions
        heading="What you get that others bill extra for"
        lead="Four habits we refuse to treat as options."
        solutions={allSolution.nodes}
      />
    ),
  },
  Showcase: {
    file: "showcase.yaml",
    draw: ({ allShowcaseProject }) => (
      <Showcase heading="Four things we shipped this year" projects={allShowcaseProject.nodes} />
    ),
  },
  Budgeting: { file: "budget.yaml", draw: ({ budget }) => <Budgeting budget={budget} /> },
  Comments: { file: "comments.yaml", draw: ({ allComment }) => <Comments comments={allComment.nodes} /> },
  ClientsMarquee: {
    file: "clients.yaml",
    draw: ({ allClient }) => <ClientsMarquee clients={allClient.nodes} />,
  },
  "ContactBlock thumbnail": {
    file: "site.yaml",
    draw: ({ siteSettings, contact }) =>
      siteSettings && <ContactBlock settings={siteSettings} thumbnail={contact} />,
  },
}

const contact: Sections<Queries.ContactPageQuery> = {
  "ContactBlock info-rows": {
    file: "offices.yaml",
    draw: ({ siteSettings, allOffice }) =>
      siteSettings && (
        <ContactBlock
          variant="info-rows"
          settings={siteSettings}
          info={{ offices: allOffice.nodes, settings: siteSettings }}
        />
      ),
  },
  ContactForm: {
    note: "Sends nothing unless an address to send to is set up.",
    draw: ({ siteSettings }) => <ContactForm email={siteSettings?.email ?? ""} />,
  },
  ContactInfo: {
    file: "offices.yaml",
    draw: ({ siteSettings, allOffice }) =>
      siteSettings && <ContactInfo offices={allOffice.nodes} settings={siteSettings} />,
  },
  NextSteps: {
    file: "next-steps.yaml",
    draw: ({ allNextStep }) => <NextSteps heading="What happens next" steps={allNextStep.nodes} />,
  },
  ContactQuestions: {
    file: "faq.yaml",
    draw: ({ allFaqEntry }) => (
      <ContactQuestions id="gallery-questions" heading="Before you write" questions={allFaqEntry.nodes} />
    ),
  },
}

const company: Sections<Queries.CompanyPageQuery> = {
  Values: {
    file: "values.yaml",
    draw: ({ allValue }) => <Values heading="How we behave" values={allValue.nodes} />,
  },
  Team: {
    file: "team.yaml",
    draw: ({ allTeamMember }) => <Team heading="The people you will meet" team={allTeamMember.nodes} />,
  },
  ClientGrid: {
    file: "clients.yaml",
    draw: ({ allClient }) => <ClientGrid heading="Our customers" clients={allClient.nodes} />,
  },
}

const why: Sections<Queries.WhyChooseUsPageQuery> = {
  Reasons: {
    file: "reasons.yaml",
    draw: ({ allReason }) => <Reasons heading="Six reasons" reasons={allReason.nodes} />,
  },
  AgencyResults: {
    file: "results.yaml",
    draw: ({ allAgencyResult }) => (
      <AgencyResults heading="Counted, not claimed" results={allAgencyResult.nodes} />
    ),
  },
}

const estimate: Sections<Queries.EstimatePageQuery> = {
  EstimateForm: {
    draw: ({ siteSettings, allService }) =>
      siteSettings && <EstimateForm settings={siteSettings} services={allService.nodes} />,
  },
}

const services: Sections<Queries.ServicesPageQuery> = {
  IndexHead: {
    draw: () => (
      <IndexHead path="/services/" heading="Six practices, one team" lead="The head of every index." />
    ),
  },
  ServiceIndex: { draw: ({ allService }) => <ServiceIndex services={allService.nodes} /> },
}

const technologies: Sections<Queries.TechnologiesPageQuery> = {
  TechnologyIndex: { draw: ({ allTechnology }) => <TechnologyIndex technologies={allTechnology.nodes} /> },
}

const insights: Sections<Queries.InsightsPageQuery> = {
  InsightIndex: { draw: ({ allInsight }) => <InsightIndex insights={allInsight.nodes} /> },
}

const caseStudies: Sections<Queries.CaseStudyIndexPageQuery> = {
  CaseStudyIndex: { draw: ({ allCaseStudy }) => <CaseStudyIndex caseStudies={allCaseStudy.nodes} /> },
}

const notFound: Sections<Queries.NotFoundPageQuery> = {
  NotFound: {
    draw: ({ allContentPage }) => <NotFound typed="/case-studies/nimbel/" pages={allContentPage.nodes} />,
  },
  "ResultCard success": {
    draw: () => (
      <ResultCard result="success" heading="Payment successful">
        <ResultText>Thank you. The receipt is on its way to your inbox.</ResultText>
        <PaymentDetails search="?order=A-4417&amount=1200&currency=USD" />
        <ResultActions>
          <Button href="/">Back to home</Button>
        </ResultActions>
      </ResultCard>
    ),
  },
  "ResultCard failure": {
    draw: () => (
      <ResultCard result="failure" heading="Payment failed">
        <ResultText>Nothing was charged.</ResultText>
        <PaymentDetails search="?order=A-4417&reason=card_declined" />
      </ResultCard>
    ),
  },
  CompletedCard: { draw: () => <CompletedCard state={null} email="hello@studio.example" /> },
  PageFailed: { draw: () => <PageFailed /> },
}

/** The sections that pages place themselves, with the page whose data they show. */
const pagesOf = (productName: string) => [
  page("/", "the home page", home),
  page("/contact-us/", "the contact page", contact),
  page("/company/", "the company page", company),
  page(linkPath(whyChooseUs(productName).path), "the reasons to choose us", why),
  page("/estimate/", "the estimate", estimate),
  page("/services/", "the services", services),
  page("/technologies/", "the technologies", technologies),
  page("/insights/", "the insights", insights),
  page("/case-studies/", "the case studies", caseStudies),
  page("/404/", "pages that only say how something ended", notFound),
]

function page<Data>(path: string, title: string, sections: Sections<Data>) {
  return { path, title, sections: sections as unknown as Sections<unknown> }
}

type PageSectionsProps = Pick<GalleryContext, "dataFiles">

/** Every section that no document places. Their texts stand in `content/data/`. */
export const PageSections = ({ dataFiles }: PageSectionsProps) => {
  const { settings } = useSite()
  return pagesOf(settings.productName).map((one) => (
    <SectionsOfPage key={one.path} {...one} dataFiles={dataFiles} />
  ))
}

const SectionsOfPage = ({
  path,
  title,
  sections,
  dataFiles,
}: ReturnType<typeof pagesOf>[number] & PageSectionsProps) => {
  const data = usePageData<unknown>(path)
  return (
    <Group id={`page${path}`} title={`Sections of ${title}`}>
      {Object.entries(sections).map(([name, { file, note, draw }]) => (
        <Specimen
          key={name}
          name={name}
          note={file ? `content/data/${file}` : note}
          yaml={file ? (dataFiles[file] ?? "") : ""}
          wide
        >
          {data ? draw(data) : null}
        </Specimen>
      ))}
    </Group>
  )
}
