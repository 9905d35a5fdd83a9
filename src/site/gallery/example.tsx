import styled from "@emotion/styled"
import { type ReactNode, Suspense } from "react"
import { color, from, radius, space, typography } from "../theme/tokens"
import { ErrorBoundary } from "../ui/hydration/error-boundary"

interface ExampleProps {
  /** Name of the section or element. */
  name: string
  /** A description in one sentence. */
  note?: string
  /** The frontmatter and MDX. */
  source?: string
  /** Span all columns. */
  wide?: boolean
  children: ReactNode
}

/** An example with its name above and its source below. */
export const Example = ({ name, note, source, wide, children }: ExampleProps) => (
  <Item data-wide={wide ? "" : undefined}>
    <div>
      <h3>{name}</h3>
      {note ? <p>{note}</p> : null}
    </div>
    <Stage data-example={name} data-wide={wide ? "" : undefined}>
      <ErrorBoundary name={`gallery-${name}`} fallback={<p>Failed to render.</p>}>
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    </Stage>
    {source ? (
      <details open={source.split("\n").length <= 14}>
        <summary>Source</summary>
        <pre>
          <code>{source}</code>
        </pre>
      </details>
    ) : null}
  </Item>
)

interface GroupProps {
  /** Id of the heading. */
  id: string
  title: string
  /** Below the heading. */
  note: ReactNode
  children: ReactNode
}

/** Examples below a heading. */
export const Group = ({ id, title, note, children }: GroupProps) => (
  <section aria-labelledby={id}>
    <Title id={id}>{title}</Title>
    {note}
    <Items>{children}</Items>
  </section>
)

const Title = styled.h2`
  ${typography.h3}
  padding: ${space[16]} 0 ${space[2]};
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

  pre {
    padding: ${space[4]};
    border-radius: ${radius.sm};
    background: ${color.bgSunken};
    font-size: 0.8125rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
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
`
