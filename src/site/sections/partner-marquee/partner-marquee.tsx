import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { space } from "../../theme/tokens"
import { Marquee } from "../../ui/media/marquee"
import { marqueeLogos } from "./marquee-logos"
import type { partnerMarquee } from "./section"

/** A marquee of our partners' logos. */
export const PartnerMarquee = ({
  heading = "",
  label = heading,
  partners,
}: PropsOf<typeof partnerMarquee>) =>
  partners.length > 0 ? (
    <Frame aria-label={label}>
      <Marquee
        label={label}
        logos={marqueeLogos(partners)}
        visible={visible}
        msPerLogo={2000}
        spacing={16}
        logoHeight={30}
      />
    </Frame>
  ) : null

/** Specification, section 2. */
const visible = [
  { from: 320, count: 3 },
  { from: 680, count: 6 },
  { from: 1080, count: 10 },
]

const Frame = styled.section`
  padding-block: ${space[1]} clamp(32px, 4vw - 8px, 56px);
`

export const partnerMarqueeFragment = graphql`
  fragment PartnerMarqueePartner on Partner {
    key
    name
    logo {
      publicURL
    }
  }
`
