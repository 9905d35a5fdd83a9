import { graphql } from "gatsby"

export type StudyFilterTexts = Queries.StudyFilterTextsFragment

export const studyFilterTextsFragment = graphql`
  fragment StudyFilterTexts on CaseStudyFilterTexts {
    tabs
    allTab
    total
    found
    foundPage
    filters
    technology {
      label
      any
    }
    service {
      label
      any
    }
    country {
      label
      any
    }
    platform {
      label
      any
    }
    selected
    remove
    clear
    loading
    failed
    retry
    results
    none {
      title
      text
      button
    }
  }
`
