import { originsOf } from "../../../src/gatsby/outputs/write-site-record"
import { model } from "../../../src/site/collections/model"
import { compiled, nimble } from "../../support/content"

const [{ type = "" } = {}] = model.collections

it("are those of the frames and images in texts, once each", async () => {
  const bodies = await Promise.all(
    [
      `<Embed url="https://youtu.be/a" title="A film" poster="./a.jpg" />

<Embed poster="./a.jpg" title="Another" url="https://vimeo.com/1" />`,
      '<Embed url="https://www.youtube.com/watch?v=b" title="B" poster="./b.jpg" />',
      "![A board on a wall](https://images.example/a.png)",
      "![A board on a wall](https://Images.Example/b.png)",
    ].map((text) => compiled(`${nimble}\n\n${text}\n`)),
  )
  const nodesOf = (asked: string) => (asked === type ? bodies : [])
  expect(originsOf(nodesOf as never)).toEqual({
    imageOrigins: ["https://images.example"],
    frameOrigins: ["https://player.vimeo.com", "https://www.youtube-nocookie.com"],
  })
})

it("are left out if their hosts have signs that would change the policy", () => {
  const remoteImages = ["https://a;b.example/a.png", "https://a,b.example/a.png", "https://c.example/a.png"]
  const nodesOf = (asked: string) => (asked === type ? [{ remoteImages }] : [])
  expect(originsOf(nodesOf as never).imageOrigins).toEqual(["https://c.example"])
})

it("include those of images in snippets", async () => {
  const { remoteImages } = await compiled(`${nimble}\n\n![A board on a wall](https://images.example/a.png)\n`)
  const nodesOf = (asked: string) => (asked === "Snippet" ? [{ remoteImages }] : [])
  expect(originsOf(nodesOf as never).imageOrigins).toEqual(["https://images.example"])
})
