import styled from "@emotion/styled"
import type { ComponentType } from "react"
import { listName } from "../router/routes"
import { ListPageHead } from "../shell/head/list-page-head"
import { color, from, sectionSpace, space, typography } from "../theme/tokens"
import { ArrowLink } from "../ui/actions/arrow-link"
import { Container } from "../ui/layout/container"
import { Pagination } from "../ui/layout/pagination"

/** The documents of a page of a list, with the fields of a collection's fragment. */
export interface ItemsProps<Document = Queries.DocumentLinkFragment> {
  documents: readonly Document[]
}

interface DocumentListProps<Document> {
  /** Path of the first page, e.g. /events/. */
  path: string
  texts: Queries.ListTextsFragment | null
  /** The documents of the page, and how many there are on all pages. */
  list: { nodes: readonly Document[]; totalCount: number }
  page: number
  pageCount: number
  Items: ComponentType<ItemsProps<Document>>
}

/** A page of the list of a collection, whose `items.tsx` or `DocumentItems` renders the documents. */
export const DocumentList = <Document,>({
  path,
  texts,
  list: { nodes, totalCount },
  page,
  pageCount,
  Items,
}: DocumentListProps<Document>) => (
  <>
    <ListPageHead path={path} texts={texts} count={totalCount} page={page} />
    <List>
      <Items documents={nodes} />
      <Pagination page={page} pageCount={pageCount} path={path} label={listName(path) ?? ""} />
    </List>
  </>
)

/** Name and summary of each document, one below the other. */
export const DocumentItems = ({ documents }: ItemsProps) => (
  <ul>
    {documents.map((document) => (
      <Item key={document.path}>
        <h2>{document.name}</h2>
        <p>{document.desc}</p>
        <ArrowLink href={document.path}>{document.name}</ArrowLink>
      </Item>
    ))}
  </ul>
)

export const List = styled(Container)`
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
