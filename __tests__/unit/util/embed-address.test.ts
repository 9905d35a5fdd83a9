import { embedAddress } from "../../../src/util/embed-address"

it.each([
  [
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1",
  ],
  [
    "https://m.youtube.com/watch?v=aqz-KE-bpKQ",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1",
  ],
  ["https://youtu.be/aqz-KE-bpKQ?si=x", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1"],
  [
    "https://www.youtube.com/shorts/aqz-KE-bpKQ",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1",
  ],
  [
    "https://www.youtube.com/embed/aqz-KE-bpKQ",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1",
  ],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"],
  ["https://player.vimeo.com/video/76979871", "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"],
  [
    "https://www.figma.com/proto/a/b?node-id=1",
    "https://www.figma.com/embed?embed_host=share&url=https%3A%2F%2Fwww.figma.com%2Fproto%2Fa%2Fb%3Fnode-id%3D1",
  ],
  [
    "https://www.openstreetmap.org/export/embed.html?bbox=1",
    "https://www.openstreetmap.org/export/embed.html?bbox=1",
  ],
])("embeds %s as %s", (url, expected) => {
  expect(embedAddress(url)).toBe(expected)
})
