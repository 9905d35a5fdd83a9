/** Name, address and contact details of the agency. */
import { z } from "zod"
import {
  date,
  defineDataFile,
  linkAddress,
  list,
  problem,
  siteAddressProblem,
  text,
} from "../../content/define"

export const siteSettings = defineDataFile({
  type: "SiteSettings",
  file: "site.yaml",
  about: "Name, addresses, phone number, hours and year of foundation of the agency, and what it announces",
  single: true,
  // No announcement whose last day has passed.
  onDay: ({ announcement }: { announcement?: { until: string } }, day: string) => ({
    announcement: announcement && announcement.until >= day ? announcement : null,
  }),
  schema: z.strictObject({
    productName: text(
      "The agency's name: in titles, as the logo's label, and in the address of the page about why to choose it.",
      {
        max: 32,
      },
    ),
    titleSeparator: text("Between the product name and the route name in the title bar.", { max: 3 }),
    description: text("What search results show for pages without a description of their own.", {
      min: 110,
      max: 160,
    }),
    url: z
      .url({ abort: true, error: notSiteAddress })
      .refine((url) => !siteAddressProblem(url), { error: notSiteAddress })
      .meta({
        description: "Address of the published site, without a slash at the end.",
        title: "Address of the site",
      }),
    email: z.email().meta({ description: "Address for requests." }),
    phone: text("Phone number in international form.", { min: 8, max: 24 }).refine(
      (phone) => /^\+(?:[\s().-]*\d){7,15}$/.test(phone),
      problem("field-value", "is not an international phone number. Write e.g. +351 21 123 4567"),
    ),
    location: text("City and country.", { max: 60 }),
    street: text("Street and number of the office, above city and country.", { max: 80 }).optional(),
    hours: text("When somebody answers, with the time zone.", { max: 80 }).optional(),
    embedHosts: list(
      z
        .string()
        .regex(/^(?!www\.)(?:[a-z0-9-]+\.)+[a-z]{2,}$/, "is not a host. Write e.g. vimeo.com, without www")
        .meta({ description: "One host." }),
      "Other sites that documents may embed with `<Embed>`: their code runs in a frame next to yours.",
      { max: 12 },
    ).optional(),
    founded: z.number().int().min(1900).max(2100).meta({ description: "Year the agency was founded." }),
    announcement: z
      .strictObject({
        text: text("What is announced, in one sentence.", { min: 10, max: 120 }),
        path: linkAddress("Where the sentence leads: a page of this site, or https://…").optional(),
        until: date(
          "Last day on which it is shown, in UTC. Pages that were built before hide it the day after.",
        ),
      })
      .meta({ description: "A line above the header of every page, until a day." })
      .optional(),
  }),
})

function notSiteAddress({ input }: { input?: unknown }) {
  const problem = siteAddressProblem(String(input))
  return `is not the address of a site: ${problem}. Write one such as https://www.example.org`
}
