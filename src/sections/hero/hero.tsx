import { PageHead } from "../../components/page-head"
import type { HeroPropsOf } from "../../content-model/define-section"
import type { hero } from "./section"

/** The head of a document: breadcrumb, name and sentence. */
export const Hero = ({ name, desc, breadcrumb }: HeroPropsOf<typeof hero>) => (
  <PageHead breadcrumb={breadcrumb} heading={name} lead={desc} />
)
