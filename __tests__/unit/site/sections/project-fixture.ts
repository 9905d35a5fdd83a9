import { imageFile } from "../../../support/image-data"

/** A case study as the sections with project cards query it. */
export const study = (
  name: string,
  changes: Partial<Queries.ProjectCaseStudyFragment> = {},
): Queries.ProjectCaseStudyFragment => ({
  name,
  country: "Turkey",
  desc: `What ${name} does.`,
  path: `/case-studies/${name.toLowerCase()}/`,
  date: "2026-05-14",
  tags: ["Mobile", "Payments", "Maps", "Design system"],
  hero: { thumbnail: { image: imageFile(`${name}-cover`), portrait: null } },
  thumbnail: imageFile(`${name}-thumbnail`),
  ...changes,
})

export const studies = (count: number) =>
  Array.from({ length: count }, (_, index) => study(`Study${index + 1}`))
