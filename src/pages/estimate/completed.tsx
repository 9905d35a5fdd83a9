import type { PageProps } from "gatsby"
import { routeLabel } from "../../lib/routes"
import { type CompletedState, completedPath } from "../../sections/estimate-form/completed"
import { CompletedCard } from "../../sections/estimate-form/completed-card"
import { Seo } from "../../shell/seo"
import { useSite } from "../../shell/use-site"

/** The completion page of the estimate form. */
const EstimateCompletedPage = ({ location }: PageProps) => (
  <>
    <Seo
      routeName={routeLabel(completedPath)}
      description="The end of the estimate form: what happens with your answers next."
      pathname={location.pathname}
    />
    <CompletedCard state={location.state as CompletedState} email={useSite().settings.email} />
  </>
)

export default EstimateCompletedPage
