// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"

export const dataFiles = graphql`
  fragment Texts on Texts {
    page {
      skip
      loading
      breadcrumb
      onThisPage
      announcement
      newTab
    }
    header {
      home
      navigation
      all
      caseStudy
      dark
      light
    }
    menu {
      name
      open
      close
    }
    search {
      field
      results
      found
      nothing
      all
      failed
      close
      ignored
    }
    footer {
      name
    }
    consent {
      name
      question
      allow
      decline
      counted
      notCounted
      stop
      start
    }
    problems {
      heading
      text
      reload
    }
    pagination {
      name
      title
      page
      previousPage
      nextPage
      previous
      next
    }
    articles {
      readingTime
      updated
      lastUpdated
      markdown
      share
      linkCopied
      linkNotCopied
    }
    carousel {
      role
      previous
      next
      show
    }
    logos {
      name
      pause
      play
    }
    preview {
      open
      name
      tools
      zoomIn
      zoomOut
      rotateLeft
      rotateRight
      flipHorizontally
      flipVertically
      close
      zoom
      turned
      flippedHorizontally
      flippedVertically
    }
    projects {
      image
      smallImage
      tags
      country
      view
      viewProject
    }
    showcase {
      name
      slide
    }
    comments {
      name
      slide
      rating
    }
    personas {
      age
      country
      major
      relation
      painPoints
      goals
      portrait
    }
    team {
      portrait
      skills
      more
      biography
      biographyOf
      ledBy
    }
    sections {
      callToAction
      action
      allProjects
      problem
      target
      solution
      screens
      before
    }
    charts {
      title
      value
      point
    }
    embeds {
      open
    }
    code {
      name
      copy
      copied
    }
    prose {
      headingLink
      table
    }
    forms {
      optional
      phone
      phoneHint
      countryCode
      countriesFailed
      countrySearch
      countryPlaceholder
      countries
      noCountry
      countryCount
    }
  }

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
    industry {
      label
      any
    }
    tag {
      label
      any
    }
    industries
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

  fragment EstimateFormTexts on EstimateFormTexts {
    progress
    step
    steps {
      services {
        title
        name
        missing
        label
      }
      scope {
        title
        name
        platforms {
          label
          options {
            name
            icon
          }
        }
        budget {
          label
          placeholder
          options {
            name
            to
          }
        }
        timing {
          label
          placeholder
          options
        }
        undecided
      }
      contact {
        title
        name
        questions {
          name {
            label
            placeholder
          }
          email {
            label
            placeholder
          }
          phone
          about {
            label
            placeholder
          }
        }
        invalidEmail
      }
      review {
        title
        empty
        change
        complete
        withoutScripts
      }
    }
    back
    next
    send
    finish
    thing
    subject
    range {
      name
      unanswered
      answered
      complete
      next
      list
      label
      money
      weeks
      source
      below
    }
  }

  fragment EstimateResultTexts on EstimateFormTexts {
    subject
    result {
      sent {
        thanks
        thanksWithoutName
        text
      }
      noted {
        heading
        text
        byEmail
        change
        remove
      }
      unknown {
        text
      }
      home
    }
  }

  fragment ContactFormTexts on ContactFormTexts {
    questions {
      name {
        label
        placeholder
      }
      email {
        label
        placeholder
      }
      phone
      request {
        label
        placeholder
      }
      person
    }
    send
    another
    thing
    subject
    forms {
      again
      prepare
      byEmail
      withoutScripts
      robots
      sending
      sent {
        thanks
        thanksWithoutName
        text
      }
      noted {
        heading
        text
        link
        copy
      }
      failed {
        heading
        text
        link
        offline
        unreachable
        rejected
        robot
      }
    }
  }

  fragment FormTexts on ContactFormTexts {
    forms {
      again
      prepare
      byEmail
      withoutScripts
      robots
      sending
      sent {
        thanks
        thanksWithoutName
        text
      }
      noted {
        heading
        text
        link
        copy
      }
      failed {
        heading
        text
        link
        offline
        unreachable
        rejected
        robot
      }
    }
  }

  fragment SearchTexts on SearchTexts {
    field
    results
    headings
    searching
    found
    nothing
    more
    moreFailed
    failed
    again
  }

  fragment NotFoundTexts on SearchTexts {
    notFound {
      home
      allPages
      field
      search
      nearest
      start
    }
  }

  fragment PaymentTexts on PaymentTexts {
    successful {
      text
      home
    }
    failure {
      text
      link
      again
    }
    details {
      reason
      order
      amount
    }
    reasons {
      declined
      limit
      expired
      wrong
      notConfirmed
      notAccepted
      cancelled
      late
      unreachable
      duplicate
    }
  }
`
