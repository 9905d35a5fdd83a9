import { frameOrigins } from "../../../src/gatsby/outputs/frame-origins"
import { compiled, nimble } from "../../support/content"

const bodyWith = async (text: string) => {
  const { tree } = await compiled(`${nimble}\n\n${text}\n`)
  return JSON.stringify(tree)
}

it("are those of the frames that embeds open, once each", async () => {
  const bodies = await Promise.all([
    bodyWith(`<Embed url="https://youtu.be/a" title="A film" poster="./a.jpg" />

<Embed poster="./a.jpg" title="Another" url="https://vimeo.com/1" />`),
    bodyWith('<Embed url="https://www.youtube.com/watch?v=b" title="B" poster="./b.jpg" />'),
    bodyWith("[A link](https://other.example/)"),
  ])
  expect(frameOrigins(bodies)).toEqual(["https://player.vimeo.com", "https://www.youtube-nocookie.com"])
})
