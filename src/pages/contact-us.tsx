import { graphql, type PageProps } from "gatsby"
import { ContactHead } from "../sections/contact-head/contact-head"
import { Faq } from "../sections/faq/faq"
import { NextSteps } from "../sections/next-steps/next-steps"
import { Seo } from "../shell/head/seo"
import { useSite } from "../shell/use-site"

/** The contact page: addresses, request form, next steps, questions. */
const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const { settings } = useSite()
  return (
    <>
      <Seo description="Write to us about your product: a partner reads every request and answers within one working day, with questions or a time to talk." />
      {data.contactFormTexts ? (
        <ContactHead offices={data.allOffice.nodes} settings={settings} texts={data.contactFormTexts} />
      ) : null}
      <NextSteps id="next-steps" heading="What happens next" steps={data.allNextStep.nodes} />
      <Faq
        id="questions"
        heading="Before you write"
        faq={data.allFaqEntry.nodes}
        variant="secondary"
        multiple
      />
    </>
  )
}

export default ContactPage

export const query = graphql`
  query ContactPage {
    contactFormTexts {
      ...ContactFormTexts
    }
    allOffice(sort: { order: ASC }) {
      nodes {
        ...ContactInfoOffice
      }
    }
    allNextStep(sort: { order: ASC }) {
      nodes {
        ...NextStepsItem
      }
    }
    allFaqEntry(sort: { order: ASC }) {
      nodes {
        title
        description
        icon
      }
    }
  }
`
