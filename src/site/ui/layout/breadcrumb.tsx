import styled from "@emotion/styled"
import ChevronRight from "lucide-react/icons/chevron-right"
import type { BreadcrumbRoute } from "../../../content/define"
import { Link } from "../../router/link"
import { color as colors, onHover, space, typography } from "../../theme/tokens"
import { useTexts } from "../text/texts"

interface BreadcrumbProps {
  /** From the home page to the current page. */
  routes: readonly BreadcrumbRoute[]
  /** Colour of the links; by default inherited. */
  color?: string | null
  /** Colour of the last item; default green. */
  currentColor?: string | null
}

/** Breadcrumb from the home page to the current page. The last item is green and not a link. */
export const Breadcrumb = ({ routes, color, currentColor }: BreadcrumbProps) => {
  const { breadcrumb } = useTexts("page")
  return (
    <Nav
      aria-label={breadcrumb}
      $color={color ?? "inherit"}
      $currentColor={currentColor ?? colors.accentText}
    >
      <ol>
        {routes.map(({ name, value }, index) => (
          <li key={value}>
            {index < routes.length - 1 ? (
              <>
                <Link href={value}>{name}</Link>
                <ChevronRight size={16} strokeWidth={1.75} />
              </>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </Nav>
  )
}

const Nav = styled.nav<{ $color: string; $currentColor: string }>`
  ${typography.small}
  color: ${({ $color }) => $color};

  ol,
  li {
    display: flex;
    align-items: center;
    gap: 10px;
  }

  ol {
    flex-wrap: wrap;
    row-gap: 0;
  }

  li {
    min-width: 0;
  }

  svg {
    flex: none;
  }

  a,
  span {
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }

  a {
    text-decoration: underline transparent;
    text-underline-offset: 4px;
  }

  ${onHover(`text-decoration-color: currentColor;`, "a:hover")}

  span {
    font-weight: 500;
    color: ${({ $currentColor }) => $currentColor};
  }
`
