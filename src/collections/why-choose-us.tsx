import styled from "@emotion/styled"
import { graphql, type PageProps } from "gatsby"
import { CallToAction } from "../sections/call-to-action/call-to-action"
import { Results } from "../sections/results/results"
import { IconCards } from "../sections/solutions/icon-cards"
import { Seo } from "../shell/head/seo"
import { breadcrumbRoutes } from "../shell/router/breadcrumb-routes"
import { linkPath } from "../shell/router/routes"
import { whyChooseUs } from "../shell/router/why-choose-us"
import { useSite } from "../shell/use-site"
import { PageHead } from "../ui/layout/page-head"
import { PageSection } from "../ui/layout/page-section"
import { Rail } from "../ui/layout/rail"
import { WideImage } from "../ui/media/wide-image"
import { columns } from "../ui/theme/columns"
import { sectionSpace } from "../ui/theme/tokens"
import { countedHeading } from "../util/words"

/** Why to choose us: reasons with figures, and our own results. Its path contains the product name. */
const WhyChooseUsTemplate = ({ data }: PageProps<Queries.WhyChooseUsPageQuery>) => {
  const { path, label } = whyChooseUs(useSite().settings.productName)
  const reasons = data.allReason.nodes
  const heading = `${countedHeading(reasons.length, "reason")} you can hold us to`
  return (
    <>
      <Seo
        routeName={label}
        description="Reasons to choose us, each with a figure: estimates that hold, a release every 14 days, accounts in your name, and ninety days live before we boast."
        heading={heading}
      />
      <PageHead
        breadcrumb={[...breadcrumbRoutes("/", "/company"), { name: label, value: linkPath(path) }]}
        heading={heading}
        lead="Each has a figure behind it. Ask for the list it was counted from and you get it."
      >
        <WideImage
          image={data.picture?.childImageSharp?.gatsbyImageData}
          alt="Three glass domes with moss that grows from 2019 to 2026, illustrated"
        />
      </PageHead>
      {reasons.length > 0 ? (
        <PageSection id="reasons" heading={label}>
          <Rail label={label}>
            <Cards>
              <IconCards
                cards={reasons}
                variant="ghost"
                accents={["green", "blue", "orange", "violet", "red", "green"]}
              />
            </Cards>
          </Rail>
        </PageSection>
      ) : null}
      <Results
        id="results"
        heading="Counted, not claimed"
        lead="Every first release is in these figures, the ones that hurt too."
        results={data.allAgencyResult.nodes}
      />
      <Spaced>
        <CallToAction id="start" heading="Hold us to it" />
      </Spaced>
    </>
  )
}

export default WhyChooseUsTemplate

/** Without a surface: each card is a statement, not a choice. */
const Cards = styled.ul`
  display: grid;
  gap: var(--grid-gap);
  ${columns({ md: 2, lg: 3 })}

  > li {
    display: grid;
  }
`

// The call to action has no space above it, but here the background of the section before is another.
const Spaced = styled.div`
  padding-top: ${sectionSpace.paddingBlock};
`

export const query = graphql`
  query WhyChooseUsPage {
    picture: file(sourceInstanceName: { eq: "content" }, relativePath: { eq: "data/company/why.jpg" }) {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
    allReason(sort: { order: ASC }) {
      nodes {
        icon
        title
        description
      }
    }
    allAgencyResult(sort: { order: ASC }) {
      nodes {
        value
        title
        widthClassName
      }
    }
  }
`
