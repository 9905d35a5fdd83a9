import styled from "@emotion/styled"
import type { ReactNode } from "react"
import type { BreadcrumbRoute } from "../../../content/define"
import { sectionSpace, space, typography } from "../../theme/tokens"
import { wholeWords } from "../text/whole-words"
import { Breadcrumb } from "./breadcrumb"
import { Container } from "./container"
import { headColumns, Lead } from "./page-section"

interface PageHeadProps {
  /** From the home page to this page. */
  breadcrumb: readonly BreadcrumbRoute[]
  /** Text of the h1. */
  heading: string
  /** One or two sentences next to the heading. */
  lead?: string | null
  /** Below the lead, e.g. a button. */
  action?: ReactNode
  /** Space below the head; default that of section heads. */
  gap?: string
  /** Add bottom padding, if no section follows. */
  closed?: boolean
  /** Rest of the head, e.g. an image, tabs or a first list. */
  children?: ReactNode
}

/** The head of a page: breadcrumb, h1 and lead. */
export const PageHead = ({ breadcrumb, heading, lead, action, gap, closed, children }: PageHeadProps) => (
  <Root data-closed={closed || undefined}>
    <Container>
      <Routes>
        <Breadcrumb routes={breadcrumb} />
      </Routes>
      <Head $gap={gap ?? sectionSpace.headGap}>
        <Title>{wholeWords(heading)}</Title>
        {lead || action ? (
          <div>
            {lead ? <Lead>{lead}</Lead> : null}
            {action ? <Action>{action}</Action> : null}
          </div>
        ) : null}
      </Head>
      {children}
    </Container>
  </Root>
)

const Root = styled.section`
  padding-block: clamp(40px, 5vw, 72px) 0;

  &[data-closed] {
    padding-bottom: clamp(48px, 5vw, 88px);
  }
`

/** The padding that enlarges the links' touch targets does not affect the layout. */
const Routes = styled.div`
  margin-block: -${space[1]};
`

const Head = styled.div<{ $gap: string }>`
  ${headColumns}
  margin-block: clamp(32px, 5vw, 72px) ${({ $gap }) => $gap};

  &:last-child {
    margin-bottom: 0;
  }
`

const Title = styled.h1(typography.h1)

const Action = styled.div`
  margin-top: ${space[6]};
`
