/** Texts that belong to no page: of what surrounds every page, and of components that many pages show. */
import { z } from "zod"
import { defineDataFile } from "../define-collection"
import { text } from "../fields"
import { textWith } from "../text-with"

const group = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject(shape).meta({ description })

export const texts = defineDataFile({
  type: "Texts",
  file: "texts.yaml",
  about:
    "Words on every page: header, menu, footer, consent to cookies, and labels of buttons for screen readers",
  single: true,
  schema: z.strictObject({
    page: group("In and above the page.", {
      skip: text("The link that is shown to keyboard users: to the page's text.", { max: 40 }),
      loading: text("Name of the line that moves at the top while another page loads."),
      breadcrumb: text("Name of the links above the heading: Home, Services and so on."),
      onThisPage: text("Above the links to the headings of a page.", { max: 24 }),
      newTab: textWith(["name"], "Name of a card's link that opens another tab."),
    }),
    header: group("The header.", {
      home: textWith(["name"], "Name of the logo, which leads to the home page."),
      navigation: text("Name of the menu."),
      all: textWith(["section"], "The last link of a dropdown.", { max: 24 }),
      caseStudy: textWith(["name"], "Below the image of a case study in a dropdown.", { max: 40 }),
      dark: text("Name of the switch while the light theme is shown."),
      light: text("Name of the switch while the dark theme is shown."),
    }),
    menu: group("The menu of phones and narrow windows.", {
      name: text("Name of the menu."),
      open: text("Name of the button that opens it."),
      close: text("Name of the button that closes it."),
    }),
    footer: group("The footer.", { name: text("Name of its links.") }),
    consent: group("The question about cookies, if the site counts visits.", {
      name: text("Name of the question's box."),
      question: text("What visitors are asked, and what follows from their answer."),
      allow: text("The button for yes.", { max: 24 }),
      decline: text("The button for no.", { max: 24 }),
      counted: text("Below the footer, after yes.", { max: 80 }),
      notCounted: text("Below the footer, after no.", { max: 80 }),
      stop: text("The button next to it, after yes.", { max: 40 }),
      start: text("The button next to it, after no.", { max: 40 }),
    }),
    problems: group("What visitors read if a page does not open.", {
      offline: text("There is no connection to the internet."),
      close: text("Name of the button that closes this notice."),
      heading: text("Heading instead of a page that failed.", { max: 60 }),
      text: textWith(["reload"], "The text below it."),
      reload: text("The link in this text, which loads the page again.", { max: 60 }),
    }),
    pagination: group("Links to further pages of a list, and to the next document.", {
      name: textWith(["list"], "Name of the links to further pages."),
      title: textWith(["list", "page"], "Name of a further page of a list, in the title bar."),
      page: text("Before a page's number, for screen readers."),
      previousPage: text("Name of the arrow to the left."),
      nextPage: text("Name of the arrow to the right."),
      previous: text("Above the name of the document before this one.", { max: 24 }),
      next: text("Above the name of the document after this one.", { max: 24 }),
    }),
    articles: group("About articles, in their heads and in their list.", {
      readingTime: textWith(["minutes"], "How long it takes to read one.", { max: 24 }),
    }),
    carousel: group("Rows of cards with arrows.", {
      role: text("What the row is."),
      previous: textWith(["slide"], "Name of the arrow to the left."),
      next: textWith(["slide"], "Name of the arrow to the right."),
      show: textWith(["slide", "number", "count"], "Name of a dot below the row."),
    }),
    logos: group("Rows of logos that move.", {
      name: textWith(["name"], "Name of the row while it does not move."),
      pause: textWith(["name"], "Name of the button that stops it."),
      play: textWith(["name"], "Name of the button that starts it."),
    }),
    preview: group("Images that fill the window.", {
      open: textWith(["name"], "Name of the button that opens an image."),
      name: textWith(["name"], "Name of the open image."),
      tools: text("Name of the row of buttons below the image."),
      zoomIn: text("A button's name."),
      zoomOut: text("A button's name."),
      rotateLeft: text("A button's name."),
      rotateRight: text("A button's name."),
      flipHorizontally: text("A button's name."),
      flipVertically: text("A button's name."),
      close: text("A button's name."),
      zoom: textWith(["scale"], "What screen readers say after a change."),
      turned: textWith(["angle"], "After it, if the image is turned."),
      flippedHorizontally: text("After it, if the image is flipped."),
      flippedVertically: text("After it, if the image is flipped."),
    }),
    projects: group("Cards of case studies.", {
      image: textWith(["name"], "What the image shows."),
      smallImage: textWith(["name"], "What the image of a card with a button shows."),
      tags: textWith(["name"], "Name of the row of tags."),
      country: text("Before the client's country, for screen readers."),
      view: text("The button of a card.", { max: 16 }),
      viewProject: textWith(
        ["name"],
        "Its name for screen readers, which begins with the text of the button.",
      ),
    }),
    personas: group("Cards of typical clients.", {
      age: text("Above the age.", { max: 24 }),
      country: text("Above the country.", { max: 24 }),
      major: text("Above the subject of studies.", { max: 24 }),
      relation: text("Above the relation to us.", { max: 24 }),
      painPoints: text("Above what troubles them.", { max: 24 }),
      goals: text("Above what they want.", { max: 24 }),
      portrait: textWith(["name"], "What the portrait shows."),
    }),
    team: group("Cards of the team.", {
      portrait: textWith(["name"], "What the portrait shows."),
      skills: text("Name of the list of skills."),
      more: text("After the number of skills that the card does not show, for screen readers."),
      biography: text("The line that opens the biography.", { max: 24 }),
      biographyOf: textWith(["name"], "Behind it, for screen readers."),
    }),
    charts: group("Tables of charts, for screen readers.", {
      title: text("Above the names of slices and bars."),
      value: text("Above their values."),
      point: text("Above the labels of a line's points."),
    }),
    code: group("Blocks of code.", {
      name: text("Name of a block without a title."),
      copy: text("Name of the button that copies it."),
      copied: text("What screen readers say then."),
    }),
    prose: group("Text of documents.", {
      headingLink: text("Name of the link next to a heading."),
      table: textWith(["columns"], "Name of a table."),
    }),
    forms: group("Fields of forms.", {
      optional: text("After the name of a field that may be left empty.", { max: 24 }),
      phone: text("In an empty field for a phone number.", { max: 24 }),
      phoneHint: text("Below it, in browsers without scripts."),
      countryCode: text("Name of the button that chooses the country."),
      countriesFailed: text("Below the button, if the list does not load."),
      countrySearch: text("Name of the field above the list of countries."),
      countryPlaceholder: text("In this field while it is empty.", { max: 24 }),
      countries: text("Name of the list."),
      noCountry: text("Below the list, if no country is found.", { max: 40 }),
      countryCount: textWith(["count"], "How many countries are found.", { max: 40 }),
    }),
  }),
})
