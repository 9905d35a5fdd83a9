import styled from "@emotion/styled"
import type { MouseEvent } from "react"
import { documentsPerPage } from "../../router/page-path"
import { writePageQuery } from "../../router/page-query"
import { withoutPrefix } from "../../router/path-prefix"
import { color, space, typography } from "../../theme/tokens"
import { Button } from "../../ui/actions/button"
import type { Project } from "../../ui/cards/project"
import { Heading } from "../../ui/layout/page-section"
import { Pagination } from "../../ui/layout/pagination"
import { focusArea } from "./filtered-area"
import { chooseFilters, type Filters, filterQuery, matching, noFilters, withTotal } from "./filters"
import { StudyCards } from "./study-cards"
import type { StudyIndex } from "./study-index"

export interface FilterResultsProps {
  texts: Queries.StudyFilterTextsFragment
  index: StudyIndex
  filters: Filters
  toProject: (study: Queries.FilteredStudyFragment) => Project
}

/** A page of the results, or a message if there are none. */
export const FilterResults = ({ texts, index, filters, toProject }: FilterResultsProps) => {
  const found = matching(index.studies, filters)
  const pageCount = Math.max(1, Math.ceil(found.length / documentsPerPage))
  const page = Math.min(filters.page, pageCount)
  const shown = found.slice((page - 1) * documentsPerPage, page * documentsPerPage)
  const addressOf = (number: number) =>
    `${withoutPrefix(window.location.pathname)}${filterQuery({ ...filters, page: number }, window.location.search)}`

  const turnPage = (event: MouseEvent) => {
    const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const link = (event.target as Element).closest("a")
    if (!link || withKey || event.button !== 0) return
    event.preventDefault()
    writePageQuery(new URL(link.href).search)
    focusArea()
  }

  if (found.length === 0) return <NoResults texts={texts.none} total={index.studies.length} />
  return (
    <>
      <StudyCards projects={shown.map(({ study }) => toProject(study))} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div onClick={turnPage}>
        <Pagination
          page={page}
          pageCount={pageCount}
          path="/case-studies/"
          label={texts.results}
          address={addressOf}
        />
      </div>
    </>
  )
}

const NoResults = ({ texts, total }: { texts: Queries.StudyFilterTextsFragment["none"]; total: number }) => (
  <Message>
    <Title>{texts.title}</Title>
    <p>{withTotal(texts.text, total)}</p>
    <Button
      variant="white"
      onClick={() => {
        chooseFilters(noFilters)
        focusArea()
      }}
    >
      {texts.button}
    </Button>
  </Message>
)

const Message = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding-block: ${space[6]};

  > p {
    max-width: 34em;
    color: ${color.textSecondary};
  }

  > button {
    margin-top: ${space[2]};
  }
`

const Title = styled(Heading)(typography.h3)
