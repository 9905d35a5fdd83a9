import styled from "@emotion/styled"
import { formatDay } from "../../../util/day"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, size, space, typography } from "../../theme/tokens"
import { LogoMask } from "../../ui/media/logo-mask"
import { Portrait } from "../../ui/media/portrait"
import { StarRating } from "./star-rating"

/** A client's comment: stars and company logo, text, name and date. 384 px wide from md up, as wide as the container below. */
export const CommentCard = ({
  name,
  position,
  image,
  imageDark,
  rate,
  desc,
  companyLogo: { name: company, logo },
  date,
}: Omit<Queries.CommentsCommentFragment, "key">) => (
  <Card>
    <Top>
      <StarRating rate={rate} />
      {logo.publicURL ? (
        <Logo>
          <LogoMask url={logo.publicURL} name={company} height={24} align="right" />
        </Logo>
      ) : null}
    </Top>
    <Text>{desc}</Text>
    <Author>
      <Portrait
        image={image.childImageSharp?.gatsbyImageData}
        dark={imageDark?.childImageSharp?.gatsbyImageData}
        size={52}
      />
      <div>
        <Name>{name}</Name>
        {position ? <Note>{position}</Note> : null}
        <Note>{formatDay(date)}</Note>
      </div>
    </Author>
  </Card>
)

const Card = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 22px;
  width: 100%;
  padding: 28px;
  border-radius: 24px;
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.border};

  ${from.md} {
    width: ${size.commentCard};
  }

  ${forcedColorsBorder}
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`

const Logo = styled.span`
  width: 120px;
  height: 24px;
`

const Text = styled.blockquote`
  flex: 1;
  font-size: 1.1875rem;
  line-height: 1.45;
  letter-spacing: -0.014em;
  text-wrap: pretty;
`

const Author = styled.figcaption`
  display: flex;
  align-items: center;
  gap: 14px;
  padding-top: ${space[5]};
  border-top: 1px solid ${color.border};

  > div {
    min-width: 0;
  }
`

const Name = styled.p`
  font-weight: 500;
`

const Note = styled.p`
  ${typography.small}
  color: ${color.textSecondary};
`
