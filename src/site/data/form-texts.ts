/** Words of the contact form and the estimate. */
import { z } from "zod"
import { defineDataFile, group, icon, list, text, textWith } from "../../content/define"

const field = (about: string) =>
  group(
    about,
    {
      label: text("Above the field.", { max: 40 }),
      placeholder: text("In the field while it is empty.", { max: 60 }),
    },
    "FieldTexts",
  )

/** In both forms. */
const mail = {
  thing: text("What is sent, in sentences such as “Your … was sent.”", { max: 30 }),
  subject: text("Subject of an email instead of the form.", { max: 60 }),
}

const sent = group("When the form was sent.", {
  thanks: textWith(["name"], "Heading.", { max: 60 }),
  thanksWithoutName: text("Heading, if no name was given.", { max: 60 }),
  text: textWith(["thing"], "What happens next."),
})

const noted = group("When nothing was sent, because the site has no address to send forms to.", {
  heading: text("Heading.", { max: 60 }),
  text: textWith(["thing", "link"], "What to do next."),
  link: text("The link, which opens an email with the answers.", { max: 40 }),
  copy: text("Name of the answers as a text to copy.", { max: 60 }),
})

const failed = group("When the form could not be sent.", {
  heading: textWith(["thing"], "Heading.", { max: 60 }),
  text: textWith(["reason", "link"], "What to do next."),
  link: text("The link, which opens an email with the answers.", { max: 40 }),
  offline: text("Reason: the browser has no network.", { max: 80 }),
  unreachable: text("Reason: there was no answer.", { max: 80 }),
  rejected: text("Reason: the answer was an error.", { max: 80 }),
  robot: text("Reason: a field was filled in that only robots see.", { max: 80 }),
})

const forms = group("Words of both forms.", {
  again: text("Button after a failure.", { max: 24 }),
  prepare: text("Button of the contact form, if the site has no address to send forms to.", { max: 24 }),
  byEmail: text("Button that opens an email instead, without scripts.", { max: 24 }),
  withoutScripts: text("Above the form, without scripts."),
  robots: text("Label of a hidden field that only robots fill in.", { max: 40 }),
  sending: textWith(["thing"], "While the form is sent, for screen readers.", { max: 60 }),
  sent,
  noted,
  failed,
})

export const contactFormTexts = defineDataFile({
  type: "ContactFormTexts",
  file: "contact-form.yaml",
  about: "Words of the contact form, and those that it shares with the estimate",
  single: true,
  fragments: { ContactFormTexts: "all", FormTexts: ["forms"] },
  schema: z.strictObject({
    questions: group("The fields, in order of the form.", {
      name: field("The visitor's name."),
      email: field("The visitor's email address."),
      phone: text("Label of the phone number.", { max: 40 }),
      request: field("What the visitor writes."),
      person: text("Before the name of the person whom it is for, on the pages that “Led by” leads to.", {
        max: 24,
      }),
    }),
    send: text("Button that sends the form.", { max: 24 }),
    another: text("Button after it was sent, which empties the form.", { max: 24 }),
    ...mail,
    forms,
  }),
})

const question = {
  label: text("Above the field.", { max: 40 }),
  placeholder: text("In the field while nothing is chosen.", { max: 40 }),
}

const answer = text("One answer.", { max: 40 })

const answers = { min: 2, max: 12 }

const step = {
  title: text("Heading of the step.", { max: 60 }),
  name: text("What the step is about, after the words “Change” and “Complete”.", { max: 24 }),
}

const scope = group("Second step: the size of the project.", {
  ...step,
  platforms: group("For what to build; several may be chosen.", {
    label: text("Above the cards.", { max: 40 }),
    options: list(
      group(
        "A card.",
        {
          name: text("Name of the platform.", { max: 24 }),
          icon: icon("Icon on the card."),
        },
        "EstimatePlatform",
      ),
      "The cards, in order.",
      { min: 1, max: 12 },
    ),
  }),
  budget: group("How much it may cost.", {
    ...question,
    options: list(
      group(
        "An answer.",
        {
          name: answer,
          to: z
            .number()
            .positive()
            .meta({ description: "Its highest price, which is compared with the price list. Default: none." })
            .optional(),
        },
        "EstimateBudget",
      ),
      "The answers, in order.",
      answers,
    ),
  }),
  timing: group("When it is needed.", {
    ...question,
    options: list(answer, "The answers, in order.", answers),
  }),
  undecided: text("Last answer of both. It counts as no answer.", { max: 40 }),
})

const steps = group("The steps, in order.", {
  services: group("First step: the services.", {
    ...step,
    missing: text("When no service is chosen.", { max: 80 }),
    label: text("The services in the list of all answers.", { max: 40 }),
  }),
  scope,
  contact: group("Third step: the visitor.", {
    ...step,
    questions: group("The fields, in order of the form.", {
      name: field("The visitor's name."),
      email: field("The visitor's email address."),
      phone: text("Label of the phone number.", { max: 40 }),
      about: field("What the visitor writes."),
    }),
    invalidEmail: text("When the email address is missing or not complete.", { max: 80 }),
  }),
  review: group("Last step: all answers.", {
    title: step.title,
    empty: text("In place of an answer that was not given.", { max: 40 }),
    change: text("Button next to a step's answers.", { max: 24 }),
    complete: text("The same, if an answer is missing.", { max: 24 }),
    withoutScripts: text("In place of the answers, without scripts.", { max: 120 }),
  }),
})

const range = group("The figure next to the form; its values are in estimate-ranges.yaml.", {
  name: textWith(["percent"], "What the figure shows, for screen readers.", { max: 80 }),
  unanswered: textWith(["percent", "moment"], "Before the first answer.", { max: 120 }),
  answered: textWith(["percent", "moment", "given", "total"], "After the first answer.", { max: 120 }),
  complete: textWith(["percent", "moment"], "After the last answer.", { max: 120 }),
  next: textWith(["percent", "moment"], "Then, about the next range.", { max: 80 }),
  list: text("The range of the price list in the figure.", { max: 24 }),
  label: text("The range of the chosen services in the list of all answers.", { max: 40 }),
  money: textWith(["from", "to"], "Its price.", { max: 40 }),
  weeks: textWith(["from", "to"], "Its duration.", { max: 40 }),
  source: text("Where it comes from.", { max: 120 }),
  below: text("In its place, if the chosen budget is below the range.", { max: 120 }),
})

const result = group("The page after the form, with one of three outcomes.", {
  sent: group("When the answers were sent.", {
    thanks: textWith(["name"], "Heading.", { max: 60 }),
    thanksWithoutName: text("Heading, if no name was given.", { max: 60 }),
    text: text("What happens next."),
  }),
  noted: group("When nothing was sent, because the site has no address to send forms to.", {
    heading: text("Heading.", { max: 60 }),
    text: text("What to do next."),
    byEmail: text("Button that opens an email with the answers.", { max: 24 }),
    change: text("Button that opens the form with the answers.", { max: 24 }),
    remove: text("Button that deletes the answers.", { max: 24 }),
  }),
  unknown: group("When the page was opened without the form, below its own heading.", {
    text: textWith(["email"], "What happens next."),
  }),
  home: text("Button that opens the home page.", { max: 24 }),
})

export const estimateFormTexts = defineDataFile({
  type: "EstimateFormTexts",
  file: "estimate-form.yaml",
  about: "Words of the estimate form and of the page after it",
  single: true,
  fragments: {
    EstimateFormTexts: [
      "progress",
      "step",
      "steps",
      "back",
      "next",
      "send",
      "finish",
      "thing",
      "subject",
      "range",
    ],
    EstimateResultTexts: ["subject", "result"],
  },
  schema: z.strictObject({
    progress: text("Name of the progress bar, for screen readers.", { max: 30 }),
    step: textWith(["step", "steps"], "Above the heading of a step.", { max: 40 }),
    steps,
    back: text("Button to the step before.", { max: 24 }),
    next: text("Button to the next step.", { max: 24 }),
    send: text("Button of the last step.", { max: 24 }),
    finish: text("The same, if the site has no address to send forms to.", { max: 24 }),
    ...mail,
    range,
    result,
  }),
})
