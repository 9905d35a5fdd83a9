import styled from "@emotion/styled"
import type { PropsOf } from "../../../content/define"
import { sectionSpace } from "../../theme/tokens"
import { Container } from "../../ui/layout/container"
import { Heading, Lead } from "../../ui/layout/page-section"
import { Marquee } from "../../ui/media/marquee"
import { marqueeLogos } from "../partner-marquee/marquee-logos"
import type { clientsMarquee } from "./section"

type ClientsMarqueeProps = PropsOf<typeof clientsMarquee>

/** A marquee of our clients' logos below a heading. */
export const ClientsMarquee = ({ id, heading = "", lead, label = heading, clients }: ClientsMarqueeProps) =>
  clients.length > 0 ? (
    <Frame aria-labelledby={id}>
      <Head>
        <Heading id={id}>{heading}</Heading>
        {lead ? <Lead>{lead}</Lead> : null}
      </Head>
      <Marquee
        label={label}
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
