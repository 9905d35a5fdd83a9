import styled from "@emotion/styled"
import { fillParts } from "../../../util/fill-text"
import { Link } from "../../router/link"
import { space, typography } from "../../theme/tokens"
import { useTexts } from "../../ui/text/texts"

/** Who led a project, with a link to the contact form for this person. Nothing if nobody is named. */
export const LedBy = ({ person }: { person?: { key: string; name: string } | null | undefined }) => {
  const { ledBy } = useTexts("team")
  if (!person) return null
  const link = (
    <Link key="person" href={`/contact-us/${person.key}/`}>
      {person.name}
    </Link>
  )
  return <Line>{fillParts(ledBy, { name: link })}</Line>
}

const Line = styled.p`
  ${typography.small}
  margin-top: ${space[5]};
  color: var(--description-color, inherit);

  a {
    padding-block: ${space[3]};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
