import { type PageProps, useStaticQuery } from "gatsby"
import type { ComponentType } from "react"
import { shellQuery } from "../unit/site/shell/site"
import { render } from "./render"

/** Render a page with the result of its query. */
export const renderPage = <Data, Context extends object>(
  Page: ComponentType<PageProps<Data, Context>>,
  data: Data,
  pageContext = {} as Context,
) => {
  jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
  const props = { data, location: window.location, pageContext } as unknown as PageProps<Data, Context>
  return render(<Page {...props} />)
}
