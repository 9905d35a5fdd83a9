/** Texts of small valid documents for temporary content. */

const description =
  "A description of a length that search results show in full, neither too short for them nor too long for their lines."

interface CaseStudyOptions {
  name?: string
  date?: string
  services?: string[]
  technologies?: string[]
  similarProjects?: string[]
  /** More lines of frontmatter. */
  fields?: string
  body?: string
}

export const caseStudyText = ({
  name = "Nimble",
  date = "2026-04-22",
  services = ["web-development"],
  technologies = ["react"],
  similarProjects = [],
  fields = "",
  body = "",
}: CaseStudyOptions = {}): string => `---
name: ${name}
description: ${description}
desc: A task board that small teams keep up to date.
country: Germany
date: ${date}
tags: [Web]
services: [${services.join(", ")}]
technologies: [${technologies.join(", ")}]
similarProjects: [${similarProjects.join(", ")}]
hero:
  background: "#1C1650"
  title: { label: A board that keeps up, color: "#FFFFFF" }
  description: { label: A sprint board for teams that read the repository., color: "#D6D2F7" }
  breadcrumb: { color: "#D6D2F7", currentColor: "#4FDB88" }
  tags: { items: [Web], backgroundColor: "#352C86", textColor: "#FFFFFF" }
  platforms: { items: [Desktop], borderColor: "#D6D2F7", textColor: "#D6D2F7" }
${fields}---

<Hero />

${body}
`

export const serviceText = ({ technologies = ["react"], body = "" } = {}): string => `---
name: Web development
order: 1
description: ${description}
desc: Sites and web products that load in a second.
icon: app-window
technologies: [${technologies.join(", ")}]
hero:
  title: Products for the browser
  description: Sites and web products by one team, from sketch to release.
---

<Hero />

${body}
`

export const technologyText = ({ name = "React", body = "" } = {}): string => `---
name: ${name}
order: 1
description: ${description}
desc: Interfaces for the browser.
mark: ./mark.svg
color: "#61DAFB"
hero:
  title: Interfaces in React
  description: Interfaces that stay easy to change, built in React by one team.
---

<Hero />

${body}
`

export const svgText =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>\n'

/** A service and two technologies that case studies can refer to. */
export const relatedDocuments = (): Record<string, string> => ({
  "services/web-development/index.mdx": serviceText(),
  "technologies/react/index.mdx": technologyText(),
  "technologies/react/mark.svg": svgText,
  "technologies/node/index.mdx": technologyText({ name: "Node" }),
  "technologies/node/mark.svg": svgText,
})
