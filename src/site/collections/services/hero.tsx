import type { HeroPropsOf } from "../../../content/define"
import { PageHead } from "../../ui/layout/page-head"
import { WideImage } from "../../ui/media/wide-image"
import { EstimateButton } from "../estimate-button"
import type { hero } from "./collection"

export type HeroProps = HeroPropsOf<typeof hero>

/** The head of a service, with a link to the estimate and a wide image. */
export const Hero = ({ hero, breadcrumb }: HeroProps) => (
  <PageHead
    breadcrumb={breadcrumb}
    heading={hero.title}
    lead={hero.description}
    gap="clamp(32px, 4vw, 64px)"
    action={<EstimateButton />}
  >
    <WideImage
      image={hero.thumbnail?.image?.childImageSharp?.gatsbyImageData}
      dark={hero.thumbnail?.imageDark?.childImageSharp?.gatsbyImageData}
      alt={hero.thumbnail?.alt ?? ""}
    />
  </PageHead>
)
