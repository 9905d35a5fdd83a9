import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { columns } from "../../theme/columns"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { liftedCard } from "../../theme/lifted-card"
import { color, radius, space, typography } from "../../theme/tokens"
import { CardLink } from "../../ui/cards/card-link"
import type { ItemsProps } from "../document-list"

/** Technologies as tiles with logo, name and summary. */
export const Items = ({ documents }: ItemsProps<Queries.TechnologyItemFragment>) => (
  <Tiles>
    {documents.map(({ name, path, desc, mark }) => (
      <li key={path}>
        <Tile>
          <Logo>
            {mark?.publicURL ? (
              <img src={mark.publicURL} alt="" width={60} height={60} loading="lazy" />
            ) : null}
          </Logo>
          <div>
            <h2>
              <CardLink href={path}>{name}</CardLink>
            </h2>
            <p>{desc}</p>
          </div>
        </Tile>
      </li>
    ))}
  </Tiles>
)

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--grid-gap);
  ${columns({ lg: 4 })}

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

const Tile = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: clamp(${space[6]}, 4vw, ${space[12]});
  place-self: stretch;
  min-width: 0;
  padding: clamp(16px, 2vw, 28px);
  border-radius: ${radius.lg};
  ${liftedCard}

  h2 {
    ${typography.h4}
  }

  p {
    ${typography.small}
    margin-top: 6px;
    color: ${color.textSecondary};
  }

  ${forcedColorsBorder}
`

/** Logos are 48 px in size: the negative margin offsets their own. In the dark theme they are on a white tile. */
const Logo = styled.span`
  width: 60px;
  height: 60px;
  margin: -6px;

  > * {
    width: 100%;
    height: 100%;
  }

  [data-theme="dark"] & {
    width: 64px;
    height: 64px;
    margin: 0;
    padding: 2px;
    border-radius: ${radius.md};
    background: ${color.white};
  }
`

export const itemFragment = graphql`
  fragment TechnologyItem on Technology {
    name
    path
    desc
    mark {
      publicURL
    }
  }
`
