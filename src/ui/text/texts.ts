import { graphql } from "gatsby"
import { createContext, useContext } from "react"

/** Texts that belong to no page, from `content/data/texts.yaml`, in groups. */
export type Texts = Queries.TextsFragment

/** The shell provides all groups. What renders components without it provides those that they show. */
export const TextsContext = createContext<Partial<Texts>>({})

/** A group of texts. @throws Error if nothing provides it */
export const useTexts = <Group extends keyof Texts>(group: Group): Texts[Group] => {
  const texts = useContext(TextsContext)[group]
  if (!texts) throw new Error(`TextsContext does not provide the group "${group}" of texts.yaml.`)
  return texts
}

export const textsFragment = graphql`
  fragment Texts on Texts {
    page { skip loading breadcrumb onThisPage newTab }
    header { home navigation all caseStudy dark light }
    menu { name open close }
    footer { name }
    consent { name question allow decline counted notCounted stop start }
    problems { offline close heading text reload }
    pagination { name title page previousPage nextPage previous next }
    articles { readingTime }
    carousel { role previous next show }
    logos { name pause play }
    preview {
      open name tools zoomIn zoomOut rotateLeft rotateRight flipHorizontally flipVertically close
      zoom turned flippedHorizontally flippedVertically
    }
    projects { image smallImage tags country view viewProject }
    personas { age country major relation painPoints goals portrait }
    team { portrait skills more biography biographyOf }
    charts { title value point }
    code { name copy copied }
    prose { headingLink table }
    forms {
      optional phone phoneHint countryCode countriesFailed countrySearch countryPlaceholder countries noCountry
      countryCount
    }
  }
`
