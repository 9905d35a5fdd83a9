import { altText, defineTextElement, focus, image, text } from "../../../content/define"

export const gallery = defineTextElement({
  name: "Gallery",
  description: "Images in a row that scrolls sideways, each with its preview.",
  wide: true,
  props: { label: text("What the images have in common, for screen readers.", { max: 60 }) },
  children: ["GalleryImage"],
  mdx: `<Gallery label="Screens of the crew app">
<GalleryImage image="./screen-1.jpg" alt="A list of open tasks" caption="Every task has one owner." />
<GalleryImage image="./screen-2.jpg" alt="A bag that is being scanned" caption="The scanner needs one hand." />
</Gallery>`,
})

export const galleryImage = defineTextElement({
  name: "GalleryImage",
  label: "Picture",
  description: "One of the images of `<Gallery>`.",
  props: {
    image: image("The image, next to the document.", { width: 1600, display: 960 }),
    focus: focus("image"),
    alt: altText("What the image shows."),
    caption: text("What to look at.", { max: 120 }).optional(),
  },
})
