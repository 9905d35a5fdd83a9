import styled from "@emotion/styled"
import type { HTMLAttributes } from "react"
import * as pageIds from "../../../util/page-ids"
import { color, duration, hover, radius, typography } from "../../theme/tokens"
import { useTexts } from "../../ui/text/texts"
import { wholeWords } from "../../ui/text/whole-words"

type ProseHeadingProps = HTMLAttributes<HTMLHeadingElement>

export const ProseHeading2 = (props: ProseHeadingProps) => <ProseHeading level={2} {...props} />
export const ProseHeading3 = (props: ProseHeadingProps) => <ProseHeading level={3} {...props} />
export const ProseHeading4 = (props: ProseHeadingProps) => <ProseHeading level={4} {...props} />

/**
 * A heading with a link to itself, visible on hover and focus. The link is next to the heading, not in it: the heading's
 * accessible name must be its text.
 */
const ProseHeading = ({ level, id, children, ...rest }: ProseHeadingProps & { level: 2 | 3 | 4 }) => {
  const { headingLink } = useTexts("prose")
  const Tag = `h${level}` as const
  return (
    <Line $level={level} data-heading={level}>
      <Tag id={id} {...rest}>
        {wholeWords(children)}
      </Tag>
      {id && id !== pageIds.footnotes ? (
        <>
          {"\u00A0"}
          <Anchor href={`#${id}`} aria-label={headingLink} aria-describedby={id}>
            #
          </Anchor>
        </>
      ) : null}
    </Line>
  )
}

/** A section's own heading is much larger. */
const levelStyles = { 2: typography.h3, 3: typography.h4, 4: typography.h5 } as const

const Line = styled.div<{ $level: 2 | 3 | 4 }>`
  ${({ $level }) => levelStyles[$level]}
  text-wrap: balance;
  overflow-wrap: anywhere;

  > h2,
  > h3,
  > h4 {
    display: inline;
    font: inherit;
  }

  .footnotes > & {
    ${typography.h5}
    color: ${color.text};
  }
`

const Anchor = styled.a`
  border-radius: ${radius.xs};
  color: ${color.textTertiary};
  font-weight: 400;
  opacity: 0;
  transition: opacity ${duration.fast}, color ${duration.fast};

  &:focus-visible {
    opacity: 1;
  }

  ${hover} {
    :hover > & {
      opacity: 1;
    }

    &:hover {
      color: ${color.accentText};
    }
  }
`
