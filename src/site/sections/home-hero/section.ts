import { z } from "zod"
import { altText, defineSection, focus, image, linkAddress, list, text } from "../../../content/define"

const button = z
  .strictObject({
    label: text("Text of the button.", { max: 32 }),
    href: linkAddress("Page that it opens, e.g. /estimate/.").meta({ title: "Link" }),
  })
  .meta({ typeName: "HomeHeroButton", description: "A button of the home page's head." })

const picture = z
  .strictObject({
    image: image("Picture, 10:17, at least 828 pixels wide.", {
      width: 828,
      ratio: 10 / 17,
      display: 384,
      widths: [256, 384, 640, 828],
    }),
    focus: focus("image"),
    alt: altText("What the picture shows."),
  })
  .meta({ typeName: "HomeHeroPicture", description: "A picture in an arch." })

export const homeHero = defineSection({
  name: "HomeHero",
  label: "Head of the home page",
  description: "The head of the home page: heading, sentence, buttons, and two pictures in arches.",
  first: "always",
  surface: "own",
  fields: {
    homeHero: z
      .strictObject({
        buttons: list(button, "Buttons below the sentence; the first is filled.", { max: 2 }).optional(),
        pictures: list(picture, "Pictures of the left and the right arch.", { min: 2, max: 2 }),
      })
      .optional()
      .meta({
        description: "What the head of the home page shows next to `hero.title` and `hero.description`.",
      }),
  },
  needs: "homeHero",
  props: z.strictObject({}),
  example: {
    homeHero: {
      buttons: [{ label: "TODO Get an estimate", href: "/estimate/" }],
      pictures: [
        { image: "./hero-left.jpg", alt: "TODO What the left picture shows" },
        { image: "./hero-right.jpg", alt: "TODO What the right picture shows" },
      ],
    },
  },
})
