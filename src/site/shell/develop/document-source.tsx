import styled from "@emotion/styled"
import { color, sectionSpace, space, typography } from "../../theme/tokens"
import { Container } from "../../ui/layout/container"

export interface DocumentSourceProps {
  /** The document's file, e.g. content/insights/estimate-range/index.mdx. */
  file: string
  /** Where the file can be edited, if known. */
  editUrl?: string
}

/** Where a page can be edited. */
export const DocumentSource = ({ file, editUrl }: DocumentSourceProps) => (
  <Container>
    <Facts aria-label="Source of this page" data-pagefind-ignore="">
      {editUrl ? <a href={editUrl}>Edit this page</a> : null}
      <code>{file}</code>
    </Facts>
  </Container>
)

const Facts = styled.aside`
  ${typography.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  padding-bottom: ${sectionSpace.paddingBlock};
  overflow-wrap: anywhere;
  color: ${color.textSecondary};

  a {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
