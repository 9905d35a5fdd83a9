import type { HeroPropsOf } from "../../../content/define"
import { PageHead } from "../../ui/layout/page-head"
import type { hero } from "./section"

/** The head of a document: breadcrumb, name and sentence. */
export const Hero = ({ name, desc, breadcrumb }: HeroPropsOf<typeof hero>) => (
  <PageHead breadcrumb={breadcrumb} heading={name} lead={desc} />
)
