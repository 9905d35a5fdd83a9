import styled from "@emotion/styled"
import FileText from "lucide-react/icons/file-text"
import { Fragment } from "react"
import { excerptOf } from "../../../util/excerpt"
import { fillText } from "../../../util/fill-text"
import { color, duration, forcedColors, from, onHover, radius, space, typography } from "../../theme/tokens"
import type { FoundPage } from "./pagefind"

/** Maximum number of headings below a result. */
const maxHeadings = 3

interface SearchResultProps {
  texts: Queries.SearchTextsFragment
  page: FoundPage
}

/** A result: image, kind of page, name, excerpt, and links to headings with matches. */
export const SearchResult = ({
  texts,
  page: { url, meta, content, locations, sub_results },
}: SearchResultProps) => {
  const [image, focus] = meta.image?.split("#") ?? []
  const headings = sub_results.filter((heading) => heading.url.includes("#")).slice(0, maxHeadings)
  return (
    <Row>
      <Frame>
        {image ? (
          <Image src={image} alt="" width={176} height={132} loading="lazy" decoding="async" $focus={focus} />
        ) : (
          <FileText size={28} strokeWidth={1.6} />
        )}
      </Frame>
      <div>
        <Kind>{meta.kind}</Kind>
        <Name>
          <a href={url} data-stop>
            {meta.title}
          </a>
        </Name>
        <Excerpt>
          {excerptOf(content, locations).map(({ text, marked }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text that does not change
            <Fragment key={index}>{marked ? <mark>{text}</mark> : text}</Fragment>
          ))}
        </Excerpt>
        {headings.length > 0 ? (
          <Headings aria-label={fillText(texts.headings, { page: meta.title ?? "" })}>
            {headings.map((heading) => (
              <li key={heading.url}>
                <a href={heading.url}>{heading.title}</a>
              </li>
            ))}
          </Headings>
        ) : null}
      </div>
    </Row>
  )
}

const Row = styled.article`
  position: relative;
  display: grid;
  gap: ${space[5]};
  padding-block: ${space[6]};
  border-top: 1px solid ${color.border};

  ${from.sm} {
    grid-template-columns: 176px minmax(0, 1fr);
  }
`

const Frame = styled.div`
  display: none;
  place-items: center;
  align-self: start;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.md};
  color: ${color.textTertiary};
  background: ${color.bgSunken};

  ${from.sm} {
    display: grid;
  }
`

const Image = styled.img<{ $focus: string | undefined }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: ${({ $focus }) => $focus};

  /* A logo. */
  &[src$=".svg"] {
    padding: ${space[8]};
    object-fit: contain;
    background: ${color.white};
  }
`

const Kind = styled.p`
  ${typography.small}
  color: ${color.textSecondary};
`

const Name = styled.h2`
  ${typography.h4}
  margin-block: ${space[1]} ${space[2]};

  > a {
    transition: color ${duration.fast};
  }

  > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  ${onHover(`color: ${color.accentText};`, "article:hover > div > &")}
`

const Excerpt = styled.p`
  max-width: 38em;
  overflow-wrap: anywhere;
  color: ${color.textSecondary};

  > mark {
    padding-inline: 2px;
    border-radius: ${radius.xs};
    color: ${color.text};
    background: ${color.selection};
  }

  ${forcedColors} {
    > mark {
      text-decoration: underline;
    }
  }
`

/** In front of the result's link, which covers the row. */
const Headings = styled.ul`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  width: fit-content;
  margin-top: ${space[3]};

  a {
    ${typography.small}
    display: block;
    padding-block: ${space[1]};
    font-weight: 500;
    color: ${color.accentText};
  }

  ${onHover(`text-decoration: underline;`, "a:hover")}
`
