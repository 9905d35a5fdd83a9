import { graphql, type PageProps } from "gatsby"
import { EstimateResult } from "../../features/estimate/estimate-result"
import { Seo } from "../../shell/head/seo"
import { useSite } from "../../shell/use-site"

/** The completion page of the estimate form. */
const EstimateCompletedPage = ({ data, location }: PageProps<Queries.EstimateCompletedPageQuery>) => {
  const { email } = useSite().settings
  const texts = data.estimateFormTexts
  return (
    <>
      <Seo description="The end of the estimate form: what happens with your answers next." />
      {texts ? <EstimateResult texts={texts} email={email} state={location.state} /> : null}
    </>
  )
}

export default EstimateCompletedPage

export const query = graphql`
  query EstimateCompletedPage {
    estimateFormTexts {
      ...EstimateResultTexts
    }
  }
`
