import { graphql, type PageProps } from "gatsby"
import { routeLabel } from "../../lib/routes"
import { type CompletedState, completedPath } from "../../sections/estimate-form/completed"
import { CompletedCard } from "../../sections/estimate-form/completed-card"
import { Seo } from "../../shell/seo"

/** The completion page of the estimate form. */
const EstimateCompletedPage = ({ data, location }: PageProps<Queries.EstimateCompletedPageQuery>) => (
  <>
    <Seo
      routeName={routeLabel(completedPath)}
      description="The end of the estimate form: what happens with your answers next."
      pathname={location.pathname}
    />
    <CompletedCard state={location.state as CompletedState} email={data.siteSettings?.email ?? ""} />
  </>
)

export default EstimateCompletedPage

export const query = graphql`
  query EstimateCompletedPage {
    siteSettings {
      email
    }
  }
`
