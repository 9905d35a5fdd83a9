import type { Site } from "../../../../src/site/shell/use-site"
import { texts } from "../../../support/texts"

/** A small site for the shell's tests. */
export const site: Site = {
  settings: {
    productName: "Mosslight",
    titleSeparator: "|",
    description: "A studio of 34 designers and engineers in Dhaka.",
    url: "https://mosslight.example",
    email: "hello@mosslight.example",
    phone: "+880 2 1555 0142",
    location: "Dhaka, Bangladesh",
    street: "House 14, Road 27",
    hours: "Sunday to Thursday, 9:00 to 18:00 (UTC+6)",
    announcement: null,
    founded: 2019,
  },
  names: { home: "Home", search: "Search" },
  navigation: {
    header: [
      {
        name: "Services",
        path: "/services/",
        menu: "services",
        links: [],
        promoted: { name: "Nimble", path: "/case-studies/nimble/", thumbnail: null },
        picture: null,
      },
      {
        name: "Technologies",
        path: "/technologies/",
        menu: "technologies",
        links: [],
        promoted: null,
        picture: null,
      },
      { name: "Case studies", path: "/case-studies/", menu: null, links: [], promoted: null, picture: null },
      {
        name: "Company",
        path: "/company/",
        menu: "links",
        links: [
          { name: "About", path: "/company/", description: "Who we are." },
          { name: "Clients", path: "/company/clients/", description: "Twenty companies." },
        ],
        promoted: null,
        picture: {
          name: "The team",
          path: "/company/#team",
          image: { childImageSharp: null },
          imageDark: null,
        },
      },
    ],
    action: { name: "Get an estimate", path: "/estimate/" },
    footer: {
      invitation: "Tell us.",
      action: { name: "Contact us", path: "/contact-us/" },
      columns: [
        { title: "Services", list: "services", links: [] },
        { title: "Technologies", list: "technologies", links: [] },
        { title: "Start", list: null, links: [{ name: "Get an estimate", path: "/estimate/" }] },
      ],
    },
  },
  texts,
  services: [
    {
      name: "Mobile application",
      path: "/services/mobile-application/",
      desc: "iOS and Android.",
      icon: "smartphone",
    },
    { name: "Web development", path: "/services/web-development/", desc: "Fast sites.", icon: "app-window" },
  ],
  technologies: [
    { name: "Python", path: "/technologies/python/", mark: { publicURL: "/static/python.svg" } },
  ],
  year: "2026",
}

/** The same site as the result of the static query. */
export const shellQuery: Queries.ShellQuery = {
  siteSettings: site.settings,
  home: { name: site.names.home },
  search: { name: site.names.search },
  navigation: site.navigation,
  texts: site.texts,
  allService: { nodes: site.services },
  allTechnology: { nodes: site.technologies },
  site: { buildTime: site.year },
}
