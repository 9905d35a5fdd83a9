import styled from "@emotion/styled"
import { Container } from "../../ui/layout/container"
import { Heading, Lead } from "../../ui/layout/page-section"
import { Marquee } from "../../ui/media/marquee"
import { sectionSpace } from "../../ui/theme/tokens"
import { countedHeading } from "../../util/words"
import { marqueeLogos } from "../partner-marquee/marquee-logos"

/** A marquee of our clients' logos below a heading. */
export const ClientsMarquee = ({ clients }: { clients: readonly Queries.ClientLogoFragment[] }) =>
  clients.length > 0 ? (
    <Frame aria-labelledby="customers">
      <Head>
        <Heading id="customers">Our customers</Heading>
        <Lead>{`${countedHeading(clients.length, "company", "companies")} that trusted us with something that mattered.`}</Lead>
      </Head>
      <Marquee
        label="Customers"
        logos={marqueeLogos(clients)}
        visible={visible}
        msPerLogo={3000}
        spacing={20}
        logoHeight={32}
      />
    </Frame>
  ) : null

/** Specification, section 2. */
const visible = [
  { from: 0, count: 2.5 },
  { from: 640, count: 4 },
  { from: 1024, count: 8 },
]

const Frame = styled.section`
  padding-top: ${sectionSpace.paddingBlock};
`

const Head = styled(Container)`
  display: grid;
  gap: 14px;
  justify-items: center;
  margin-bottom: 40px;
  text-align: center;

  > p {
    max-width: 32em;
  }
`
