import { gzipSync } from "node:zlib"
import { packStudies } from "../../../src/gatsby/pack-studies"
import { unpackStudies } from "../../../src/lib/study-index"
import { studyIndex } from "../../support/study-index"

const written = (count: number) => JSON.stringify(packStudies(studyIndex(count)))

describe("the index of the case studies", () => {
  it("comes out of its file as it went in", () => {
    const index = studyIndex(30)
    expect(unpackStudies(JSON.parse(written(30)))).toEqual(index)
  })

  it("keeps studies without a picture, and pictures that are not Gatsby's", () => {
    const [study] = studyIndex(1).studies
    if (!study?.image) throw new Error("The fixture has no picture.")
    const elsewhere = { ...study.image, images: { fallback: { src: "/a*b.jpg" }, sources: [] } }
    const index = {
      ...studyIndex(0),
      studies: [
        { ...study, image: null },
        { ...study, image: elsewhere },
      ],
    }
    expect(unpackStudies(JSON.parse(JSON.stringify(packStudies(index)))).studies).toEqual(index.studies)
  })

  it("grows by less than 200 bytes a study, and less than 80 compressed", () => {
    const more = (size: (text: string) => number) => (size(written(1000)) - size(written(0))) / 1000
    expect(more((text) => text.length)).toBeLessThan(200)
    expect(more((text) => gzipSync(text).length)).toBeLessThan(80)
    expect(written(1000).length).toBeGreaterThan(50_000)
  })

  it("writes what studies share once", () => {
    const { pictures, tags } = packStudies(studyIndex(1000))
    expect(pictures).toHaveLength(1)
    expect(tags).toHaveLength(18)
  })
})
