import styled from "@emotion/styled"
import type { ComponentProps } from "react"
import type { BodyElement } from "../mdx/body-tree"
import { proseElements } from "../sections/prose-elements"
import { ColumnText, SplitText } from "../sections/text-band"
import { type TextRole, typography } from "../theme/tokens"
import type { GalleryContext } from "./gallery-context"
import { Group, Specimen } from "./specimen"
import { usePageData } from "./use-page-data"

type TextProps = Pick<GalleryContext, "markdown">

type Blocks = ComponentProps<typeof SplitText>["blocks"]

/** The roles of type, and everything that Markdown knows. */
export const Text = ({ markdown }: TextProps) => {
  const services = usePageData<Queries.ServicesPageQuery>("/services/")?.allService.nodes
  const pictures = [services?.[0]?.hero.thumbnail?.image.childImageSharp?.gatsbyImageData]
  const bands = markdown.tree as BodyElement[]
  const blocks: Blocks = bands.flatMap(([type, , ...children]) => (type === "Prose" ? children : []))
  return (
    <>
      <Group id="type" title="Type">
        {(Object.keys(typography) as TextRole[]).map((role) => (
          <Specimen key={role} name={role} yaml="" wide={role === "display"}>
            <Sample $role={role}>Software that keeps growing</Sample>
          </Specimen>
        ))}
      </Group>
      <Group
        id="markdown"
        title="Text"
        note={`What Markdown knows: ${Object.keys(proseElements).join(", ")} are drawn by us, all others by the browser.`}
      >
        <Specimen name="Text between two sections" mdx={markdown.source} wide>
          <SplitText blocks={blocks} pictures={pictures} joined={false} />
        </Specimen>
        <Specimen name="Text of an article" note="The same text beside its list of headings." yaml="">
          <ColumnText blocks={blocks} pictures={pictures} joined={false} />
        </Specimen>
      </Group>
    </>
  )
}

const Sample = styled.p<{ $role: TextRole }>`
  ${({ $role }) => typography[$role]}
`
