import { renderBody } from "../body/render-body"
import { ColumnText } from "../collections/body-text"
import { Example, Group } from "./example"
import type { GalleryTextElement } from "./gallery-context"

export const textElementsGroup = { id: "text-elements", title: "Elements of the text" }

/** The elements of the text, each as its example in the editors' guide. */
export const TextElements = ({ elements }: { elements: readonly GalleryTextElement[] }) => (
  <Group {...textElementsGroup} note={<p>In the text of every document.</p>}>
    {elements.map(({ name, description, source, body, media }) => (
      <Example key={name} name={name} note={description} source={source}>
        {renderBody(body, {
          shown: {},
          sections: {},
          firstProps: {},
          text: ColumnText,
          media,
        }).map(({ node }) => node)}
      </Example>
    ))}
  </Group>
)
