import styled from "@emotion/styled"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, grid, space, typography } from "../../theme/tokens"
import { PageSection } from "../../ui/layout/page-section"
import type { BodyTextProps } from "../render-body"
import { type BodyElements, renderNodes } from "../render-nodes"
import { listStyles } from "../text-styles"
import { proseElements } from "./prose-elements"

export interface ProseProps extends BodyTextProps {
  /** Components of the elements of the text. */
  elements: BodyElements
}

/** The text between two sections of a document, as a section of its own. From lg up headings are next to the text. */
export const SplitText = ({ blocks, media, elements, joined }: ProseProps) => (
  <PageSection joined={joined}>
    <Blocks data-prose="split">{renderNodes(blocks, { ...markdown, ...elements }, media)}</Blocks>
  </PageSection>
)

/** The text of an article, next to its "On this page" list. */
export const ColumnText = ({ blocks, media, elements }: ProseProps) => (
  <Column data-prose="column">{renderNodes(blocks, { ...markdown, ...elements }, media)}</Column>
)

/** An element that is as wide as the window; in articles, as wide as the text. */
const ProseWide = styled.div`
  min-width: 0;

  [data-prose="split"] > & {
    width: 100vw;
    margin-inline: calc(50% - 50vw);

    @media print {
      width: auto;
      margin-inline: 0;
    }
  }
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 45rem);
  gap: clamp(44px, 4vw, 64px);
`

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(56px, 6vw, 104px);

  /* In a grid, headings would not stay with their text. */
  @media print {
    display: block;

    > * + * {
      margin-top: 28px;
    }
  }
`

/**
 * An h2 with its text, or the text before the first h2. All spacing is `margin-top`, which works in rows of the grid and
 * in blocks. Ignores the style elements that Emotion inserts on the server. Tables, code and paper may be wider than text.
 */
const ProseBlock = styled.div`
  ${typography.reading}
  max-width: 38em;
  color: ${color.text};

  @media screen {
    > :not([data-scroll]) {
      max-width: 34em;
    }
  }

  > :not(style) ~ * {
    margin-top: 1.1em;
  }

  > [data-heading="2"] + * {
    margin-top: ${space[5]};
  }

  > :not(style) ~ [data-heading="3"] {
    margin-top: 1.8em;
  }

  > :not(style) ~ [data-heading="4"] {
    margin-top: 1.6em;
  }

  > [data-heading="3"] + *,
  > [data-heading="4"] + * {
    margin-top: 0.6em;
  }

  > :not(style) ~ :is(figure, blockquote, details, dl, div),
  > :is(figure, blockquote, details, dl, div) + * {
    margin-top: ${space[8]};
  }

  > ul,
  > ol {
    ${listStyles}
    overflow-wrap: anywhere;
  }

  li > ul,
  li > ol {
    ${listStyles}
    margin-top: 0.5em;
  }

  li > :not(style) ~ figure,
  li > figure + *,
  li:has(> figure) + li {
    margin-top: ${space[6]};
  }

  li > p + p {
    margin-top: 0.6em;
  }

  hr {
    border: 0;
    border-top: 1px solid ${color.border};
    margin-block: ${space[10]};
  }

  kbd {
    padding: 2px 7px 3px;
    border-radius: 6px;
    background: ${color.surface};
    box-shadow: inset 0 0 0 1px ${color.borderHover}, inset 0 -2px 0 ${color.borderHover};
    font: inherit;
    font-size: 0.875em;
    ${forcedColorsBorder}
  }

  sub,
  sup {
    font-size: 0.75em;
    line-height: 0;
  }

  del {
    color: ${color.textTertiary};
  }

  strong {
    font-weight: 600;
  }

  input[type="checkbox"] {
    width: 1.05em;
    height: 1.05em;
    margin: 0 0.5em 0 0;
    vertical-align: -0.12em;
    accent-color: ${color.accentText};
  }

  .task-list-item {
    margin-left: -1.35em;
    list-style: none;
  }

  .footnotes {
    ${typography.small}
    margin-top: ${space[12]};
    padding-top: ${space[6]};
    border-top: 1px solid ${color.border};
    color: ${color.textSecondary};
  }

  .footnotes > ol {
    ${listStyles}
    margin-top: ${space[3]};
  }

  [data-prose="split"] > & {
    ${from.lg} {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: ${grid.gap};
      max-width: none;

      > * {
        grid-column: 6 / 13;
        width: 100%;
      }

      > [data-scroll] {
        max-width: 38em;
      }

      > [data-heading="2"] {
        grid-column: 1 / 5;
        grid-row: 1 / span 99;
        align-self: start;
        position: sticky;
        top: calc(var(--header-height) + var(--on-this-page-height, 0px) + ${space[8]});
      }

      > [data-heading="2"] + * {
        margin-top: 0.35em;
      }
    }
  }
`

const markdown = { ...proseElements, ProseBlock, ProseWide } as BodyElements
