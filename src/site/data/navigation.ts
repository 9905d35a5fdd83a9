/** The menus of the header and the footer. */
import { z } from "zod"
import {
  darkImage,
  defineDataFile,
  focus,
  image,
  linkAddress,
  list,
  reference,
  sitePath,
  text,
} from "../../content/define"

const namedPath = z
  .strictObject({
    name: text("Text of the link.", { max: 32 }),
    path: sitePath("Target of the link.").meta({ title: "Link" }),
    description: text("One line below the name; only in the header's menus.", { max: 100 }).optional(),
  })
  .meta({ typeName: "NamedPath", description: "A link of the navigation." })

export const navigation = defineDataFile({
  type: "Navigation",
  file: "navigation.yaml",
  about: "Header and footer",
  single: true,
  schema: z.strictObject({
    header: list(
      z
        .strictObject({
          name: text("Text of the entry.", { max: 24 }),
          path: sitePath("The section's page.").meta({ title: "Page" }),
          menu: z
            .enum(["services", "technologies", "links"])
            .meta({
              typeName: "NavigationMenu",
              description: "What the dropdown lists: a collection, or the links below.",
            })
            .optional(),
          links: list(namedPath, "Links of the dropdown.").optional(),
          promoted: reference("CaseStudy", "Case study shown next to the links.")
            .meta({ title: "Case study next to the links" })
            .optional(),
          picture: z
            .strictObject({
              image: image("The image, at least 828 pixels wide.", { width: 828, ratio: 16 / 10 }),
              imageDark: darkImage({ width: 828, ratio: 16 / 10 }),
              focus: focus("image", "imageDark"),
              name: text("Text below the image.", { max: 32 }),
              path: linkAddress("Target of the link.").meta({ title: "Link" }),
            })
            .meta({
              typeName: "NavigationPicture",
              description: "Image with a link, shown next to the links instead of a case study.",
            })
            .optional(),
        })
        .meta({ typeName: "NavigationEntry", description: "An entry of the header." }),
      "Entries of the header, in order.",
      { min: 1, max: 5 },
    ),
    action: namedPath.meta({ description: "The button of the header." }),
    footer: z
      .strictObject({
        invitation: text("The sentence next to the button.", { max: 80 }),
        action: namedPath.meta({ description: "The button of the footer." }),
        columns: list(
          z
            .strictObject({
              title: text("Heading of the column.", { max: 24 }),
              list: z
                .enum(["services", "technologies"])
                .meta({ typeName: "NavigationList", description: "Lists a collection." })
                .optional(),
              links: list(namedPath, "Links of the column.").optional(),
            })
            .meta({ typeName: "FooterColumn", description: "A column of the footer." }),
          "Columns of links.",
          { min: 1, max: 5 },
        ),
      })
      .meta({ description: "The footer of every page." }),
  }),
})
