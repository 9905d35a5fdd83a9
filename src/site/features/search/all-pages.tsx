import styled from "@emotion/styled"
import { useMemo } from "react"
import * as pageIds from "../../../util/page-ids"
import { kindOf, pageKinds } from "../../router/kind-of"
import { Link } from "../../router/link"
import { color, from, grid, onHover, space, typography } from "../../theme/tokens"
import { HydrateWhen } from "../../ui/hydration/hydrate-when"
import type { KnownPage } from "./nearest-pages"

interface AllPagesProps {
  pages: readonly KnownPage[]
  hidden: boolean
}

/** Links to all pages by kind. Never hydrated: the list may be long, and links work without hydration. */
export const AllPages = ({ pages, hidden }: AllPagesProps) => {
  const list = useMemo(
    () => (
      <HydrateWhen ready={() => never}>
        <Groups pages={pages} />
      </HydrateWhen>
    ),
    [pages],
  )
  return <Frame hidden={hidden}>{list}</Frame>
}

const never = new Promise<never>(() => {})

const Groups = ({ pages }: Pick<AllPagesProps, "pages">) =>
  pageKinds.map((kind) => {
    const ofKind = pages.filter(({ path }) => kindOf(path) === kind)
    const id = `${pageIds.search}-pages-${kind.many.toLowerCase().replace(" ", "-")}`
    return ofKind.length > 0 ? (
      <Group key={kind.path} aria-labelledby={id}>
        <Heading id={id}>{kind.many}</Heading>
        <Names>
          {ofKind.map(({ path, name }) => (
            <li key={path}>
              <Link href={path}>{name}</Link>
            </li>
          ))}
        </Names>
      </Group>
    ) : null
  })

const Frame = styled.div`
  [data-searching] & {
    display: none;
  }
`

const Group = styled.section`
  padding-block: ${space[6]};
  border-top: 1px solid ${color.border};

  ${from.lg} {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    column-gap: ${grid.gap};
  }
`

const Heading = styled.h2`
  ${typography.h4}
  margin-bottom: ${space[3]};
`

const Names = styled.ul`
  column-gap: ${grid.gap};

  ${from.sm} {
    columns: 2;
  }

  ${from.xl} {
    columns: 3;
  }

  > li {
    break-inside: avoid;
  }

  a {
    display: block;
    padding-block: ${space[2]};
  }

  ${onHover(`color: ${color.accentText};`, "a:hover")}
`
