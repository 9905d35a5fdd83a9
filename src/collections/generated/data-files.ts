// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"

export const dataFiles = graphql`
  fragment EstimateFormTexts on EstimateFormTexts {
    lead
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
          options
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
        heading
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
    }
    send
    another
    thing
    subject
    forms {
      again
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
    heading
    lead
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
      heading
      lead
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
      heading
      text
      home
    }
    failure {
      heading
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
