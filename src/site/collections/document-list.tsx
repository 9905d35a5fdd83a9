import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { listName } from "../router/routes"
import { ListPageHead } from "../shell/head/list-page-head"
import { color, from, sectionSpace, space, typography } from "../theme/tokens"
import { ArrowLink } from "../ui/actions/arrow-link"
import { Container } from "../ui/layout/container"
import { Pagination } from "../ui/layout/pagination"

export interface DocumentListProps {
  /** Path of the first page, e.g. /events/. */
  path: string
  texts: Queries.ListTextsFragment | null
  /** Those of this page, of `count`. */
  documents: readonly Queries.DocumentLinkFragment[]
  count: number
  page: number
  pageCount: number
}

/** A page of the default list of a collection: name and summary of each document. */
export const DocumentList = ({ path, texts, documents, count, page, pageCount }: DocumentListProps) => (
  <>
    <ListPageHead path={path} texts={texts} count={count} page={page} />
    <DocumentItems documents={documents}>
      <Pagination page={page} pageCount={pageCount} path={path} label={listName(path) ?? ""} />
    </DocumentItems>
  </>
)

/** Documents, one below the other. @param children below them */
export const DocumentItems = ({
  documents,
  children,
}: Pick<DocumentListProps, "documents"> & { children?: ReactNode }) => (
  <List>
    <Container>
      <ul>
        {documents.map((document) => (
          <Item key={document.path}>
            <h2>{document.name}</h2>
            <p>{document.desc}</p>
            <ArrowLink href={document.path}>{document.name}</ArrowLink>
          </Item>
        ))}
      </ul>
      {children}
    </Container>
  </List>
)

const List = styled.div`
  padding-bottom: ${sectionSpace.paddingBlock};
`

const Item = styled.li`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[8]};
  border-top: 1px solid ${color.border};

  > h2 {
    ${typography.h3}
  }

  > p {
    color: ${color.textSecondary};
  }

  ${from.lg} {
    grid-template-columns: 5fr 5fr 2fr;
    align-items: baseline;
  }
`
