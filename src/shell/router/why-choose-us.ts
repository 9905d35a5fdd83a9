import { slugify } from "../../util/slugify"

/** The why-choose-us page. Its slug and name contain the product name. */
export const whyChooseUs = (productName: string) => ({
  path: `/company/why-${slugify(productName)}`,
  label: `Why ${productName}`,
})
