import styled from "@emotion/styled"
import ArrowLeft from "lucide-react/icons/arrow-left"
import ArrowRight from "lucide-react/icons/arrow-right"
import { Link } from "../../shell/router/link"
import { useTexts } from "../text/texts"
import { wholeWords } from "../text/whole-words"
import { forcedColorsBorder } from "../theme/forced-colors-border"
import { color, duration, easing, from, grid, motion, radius, space, typography } from "../theme/tokens"
import { Container } from "./container"

interface NeighbourDocument {
  name: string
  path: string
  /** One-line summary. */
  desc: string
}

export interface DocumentPaginationProps {
  /** Name of the landmark, e.g. "More case studies". */
  label: string
  previous?: NeighbourDocument | null
  next?: NeighbourDocument | null
}

/** Links to the previous and the next document, at the bottom of a page. */
export const DocumentPagination = ({ label, previous, next }: DocumentPaginationProps) => (
  <Container>
    <Nav aria-label={label}>
      {previous ? <Neighbour rel="prev" document={previous} /> : null}
      {next ? <Neighbour rel="next" document={next} /> : null}
    </Nav>
  </Container>
)

const Neighbour = ({ rel, document }: { rel: "prev" | "next"; document: NeighbourDocument }) => {
  const { previous, next } = useTexts("pagination")
  return (
    <Card href={document.path} rel={rel}>
      <Direction>
        {rel === "prev" ? <ArrowLeft size={18} strokeWidth={1.75} /> : null}
        {rel === "prev" ? previous : next}
        {rel === "next" ? <ArrowRight size={18} strokeWidth={1.75} /> : null}
      </Direction>
      <Name>{document.name}</Name>
      <Desc>{wholeWords(document.desc)}</Desc>
    </Card>
  )
}

const Nav = styled.nav`
  display: grid;
  gap: ${grid.gapNarrow};
  margin-bottom: var(--section-padding);

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${grid.gap};

    > [rel="next"] {
      grid-column: 2;
    }
  }
`

const Card = styled(Link)`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  padding: clamp(22px, 2.4vw, 32px);
  border-radius: ${radius.lg};
  box-shadow: inset 0 0 0 1px ${color.border};
  transition: box-shadow ${duration.base};

  svg {
    transition: transform ${duration.base} ${easing.out};
  }

  &:hover {
    box-shadow: inset 0 0 0 1.5px ${color.accentText};
  }

  ${from.md} {
    &[rel="next"] {
      justify-items: end;
      text-align: right;
    }
  }

  ${motion} {
    &[rel="prev"]:hover svg {
      transform: translateX(-3px);
    }

    &[rel="next"]:hover svg {
      transform: translateX(3px);
    }
  }

  ${forcedColorsBorder}
`

const Direction = styled.span`
  ${typography.small}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textSecondary};
`

const Name = styled.span`
  ${typography.h4}
`

const Desc = styled.span`
  color: ${color.textSecondary};
`
