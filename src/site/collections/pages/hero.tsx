import type { HeroPropsOf } from "../../../content/define"
import { PageHead } from "../../ui/layout/page-head"
import { WideImage } from "../../ui/media/wide-image"
import type { hero } from "./collection"

export type HeroProps = HeroPropsOf<typeof hero>

/** The head of a page: breadcrumb, heading, sentence, and a wide image if it has one. */
export const Hero = ({ hero, breadcrumb }: HeroProps) => (
  <PageHead breadcrumb={breadcrumb} heading={hero.title} lead={hero.description}>
    {hero.picture ? (
      <WideImage
        image={hero.picture.image.childImageSharp?.gatsbyImageData}
        wide={hero.picture.imageWide?.childImageSharp?.gatsbyImageData}
        dark={hero.picture.imageDark?.childImageSharp?.gatsbyImageData}
        wideDark={hero.picture.imageWideDark?.childImageSharp?.gatsbyImageData}
        alt={hero.picture.alt}
      />
    ) : null}
  </PageHead>
)
