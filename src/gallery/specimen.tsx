import styled from "@emotion/styled"
import { type ReactNode, Suspense } from "react"
import { ErrorBoundary } from "../components/error-boundary"
import { color, from, radius, space, typography } from "../theme/tokens"

export interface SpecimenProps {
  /** The component, section or variant that is shown. */
  name: string
  /** One sentence about it. */
  note?: string
  /** The MDX that makes it. */
  mdx?: string
  /** The frontmatter that it reads. */
  yaml?: string
  /** Stands on ink, where it is drawn for that. */
  ink?: boolean
  /** Takes the whole width of the gallery: sections do. */
  wide?: boolean
  children: ReactNode
}

/** One thing as it looks, with its name above and what makes it below. */
export const Specimen = ({ name, note, mdx, yaml, ink, wide, children }: SpecimenProps) => (
  <Item data-wide={wide ? "" : undefined} data-specimen={name}>
    <Caption>
      <h3>{name}</h3>
      {note ? <p>{note}</p> : null}
    </Caption>
    <Stage data-ink={ink ? "" : undefined} data-wide={wide ? "" : undefined}>
      <ErrorBoundary name={`gallery-${name}`} fallback={<p>It failed while it was drawn.</p>}>
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    </Stage>
    <Source label="MDX" text={mdx} />
    <Source label="Frontmatter" text={yaml} />
  </Item>
)

interface SourceProps {
  label: string
  text?: string
}

/** Longer ones are folded away. */
const Source = ({ label, text }: SourceProps) =>
  text ? (
    <Listing open={text.split("\n").length <= 14}>
      <summary>{label}</summary>
      <pre>
        <code>{text}</code>
      </pre>
    </Listing>
  ) : null

export interface GroupProps {
  /** Anchor, for the list of contents. */
  id: string
  title: string
  note?: string
  children: ReactNode
}

/** Specimens that belong together. */
export const Group = ({ id, title, note, children }: GroupProps) => (
  <Part aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {note ? <p>{note}</p> : null}
    <Items>{children}</Items>
  </Part>
)

const Part = styled.section`
  padding-top: ${space[16]};

  > h2 {
    ${typography.h3}
  }

  > p {
    max-width: 46em;
    margin-top: ${space[2]};
    color: ${color.textSecondary};
  }
`

const Items = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[6]};
  margin-top: ${space[8]};

  ${from.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`

const Item = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-content: start;
`

const Caption = styled.div`
  h3 {
    ${typography.h5}
  }

  p {
    ${typography.small}
    color: ${color.textSecondary};
  }
`

const Stage = styled.div`
  padding: ${space[6]};
  border-radius: ${radius.md};
  box-shadow: inset 0 0 0 1px ${color.border};

  &[data-wide] {
    padding: 0;
    overflow: clip;
  }

  &[data-ink] {
    --focus: ${color.textOnInverseAccent};
    color: ${color.textOnInverse};
    background: ${color.surfaceInverse};
  }
`

const Listing = styled.details`
  ${typography.small}

  summary {
    color: ${color.textSecondary};
    cursor: pointer;
  }

  pre {
    margin-top: ${space[2]};
    padding: ${space[4]};
    overflow-x: auto;
    border-radius: ${radius.sm};
    background: ${color.bgSunken};
    font-size: 0.8125rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`
