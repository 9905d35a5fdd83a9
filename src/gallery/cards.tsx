import styled from "@emotion/styled"
import { CardImage } from "../components/card-image"
import { CommentCard } from "../components/comment-card"
import { type CardVariant, ColumnCard, RowCard } from "../components/icon-card"
import { ImageCard } from "../components/image-card"
import { ImagePreviewButton } from "../components/image-preview-button"
import { PersonaCard } from "../components/persona-card"
import { ProcessStepCard } from "../components/process-step-card"
import { ProjectCard, type ProjectCardProps } from "../components/project-card"
import { ShowcaseSlide } from "../components/showcase-slide"
import { TeamMemberCard } from "../components/team-member-card"
import { toProject } from "../sections/project"
import { type Accent, accents, space } from "../theme/tokens"
import { forcedStates } from "./forced-states"
import type { GalleryContext } from "./gallery-context"
import { Group, Specimen } from "./specimen"
import { usePageData } from "./use-page-data"

const variantNotes: Record<CardVariant, string> = {
  primary: "Soft accent ground and a solid tile.",
  base: "Surface with a hairline.",
  ghost: "No surface.",
}
const variants = Object.keys(variantNotes) as CardVariant[]

const layoutNotes: Record<ProjectCardProps["layout"], string> = {
  minimal: "Picture, name, country, description and View.",
  detailed: "Date and country, picture, name, description, tags.",
  "full-screen": "Picture beside name, description, date and a row of tags.",
}
const layouts = Object.keys(layoutNotes) as ProjectCardProps["layout"][]

const example = {
  icon: "wifi-off",
  title: "No network below deck",
  description: "Half of all rides start without a signal, so every ticket is checked offline.",
}

type CardsProps = Pick<GalleryContext, "dataFiles">

/** Every card in every variant, accent, layout and state. */
export const Cards = ({ dataFiles }: CardsProps) => (
  <>
    <IconCards />
    <PictureCards dataFiles={dataFiles} />
    <ProjectCards />
  </>
)

const IconCards = () => (
  <Group
    id="icon-cards"
    title="Row card and column card"
    note="An icon tile, a title and a description. A column card stands in challenges and solutions, a row card in values."
  >
    {variants.map((variant) => (
      <Specimen key={`row-${variant}`} name={`RowCard ${variant}`} note={variantNotes[variant]}>
        <RowCard {...example} variant={variant} />
      </Specimen>
    ))}
    {variants.map((variant) => (
      <Specimen key={`column-${variant}`} name={`ColumnCard ${variant}`} note={variantNotes[variant]}>
        <ColumnCard {...example} variant={variant} />
      </Specimen>
    ))}
    {(Object.keys(accents) as Accent[]).flatMap((accent) => [
      <Specimen
        key={accent}
        name={`ColumnCard with accent ${accent}`}
        note={accent === "green" ? "The default." : undefined}
        yaml={{ challenges: [{ ...example, accent }] }}
      >
        <Pair>
          <ColumnCard {...example} variant="primary" accent={accent} />
          <ColumnCard {...example} accent={accent} />
        </Pair>
      </Specimen>,
    ])}
    {forcedStates.map((state) => (
      <Specimen key={state} name={`ColumnCard, ${state}`} yaml="">
        <div data-force={state}>
          <Pair>
            {variants.map((variant) => (
              <ColumnCard key={variant} {...example} variant={variant} accent="blue" />
            ))}
          </Pair>
        </div>
      </Specimen>
    ))}
  </Group>
)

const PictureCards = ({ dataFiles }: CardsProps) => {
  const home = usePageData<Queries.HomePageQuery>("/")
  const company = usePageData<Queries.CompanyPageQuery>("/company/")
  const service = home?.allService.nodes[0]
  const picture = service?.hero.thumbnail?.image.childImageSharp?.gatsbyImageData
  const comment = first(home?.allComment.nodes)
  const showcase = first(home?.allShowcaseProject.nodes)
  const member = first(company?.allTeamMember.nodes)
  const step = first(home?.allProcessStep.nodes)
  const card = service && { title: service.name, subtitle: service.desc, href: service.path, image: picture }
  return (
    <Group id="picture-cards" title="Cards with pictures, people and steps">
      {card && picture ? (
        <>
          <Specimen name="ImageCard" note="Its disc opens the same page in a new tab.">
            <ImageCard {...card} />
          </Specimen>
          <Specimen name="ImageCard with preview" note="The button opens the picture over the page.">
            <ImageCard {...card} preview={<ImagePreviewButton image={picture} alt={card.title} />} />
          </Specimen>
          {forcedStates.map((state) => (
            <Specimen key={state} name={`ImageCard, ${state}`} yaml="">
              <div data-force={state}>
                <ImageCard {...card} preview={<ImagePreviewButton image={picture} alt={card.title} />} />
              </div>
            </Specimen>
          ))}
        </>
      ) : null}
      {picture ? (
        <Specimen
          name="CardImage"
          note="The cropped picture of every card; it grows while its card is hovered."
        >
          <CardImage ratio="3 / 2" image={picture} alt="Artwork of a service" />
        </Specimen>
      ) : null}
      {member ? (
        <Specimen name="TeamMemberCard" yaml={dataFiles["team.yaml"]}>
          <TeamMemberCard {...member} image={member.image?.childImageSharp?.gatsbyImageData} />
        </Specimen>
      ) : null}
      {comment ? (
        <Specimen name="CommentCard" yaml={dataFiles["comments.yaml"]}>
          <CommentCard
            {...comment}
            image={comment.image.childImageSharp?.gatsbyImageData}
            companyLogo={{ name: comment.companyLogo.name, url: comment.companyLogo.logo.publicURL }}
          />
        </Specimen>
      ) : null}
      {showcase ? (
        <Specimen name="ShowcaseSlide" yaml={dataFiles["showcase.yaml"]} wide>
          <ShowcaseSlide {...showcase} image={showcase.image.childImageSharp?.gatsbyImageData} />
        </Specimen>
      ) : null}
      {step
        ? [1, 2, 3, 4].map((number) => (
            <Specimen
              key={number}
              name={`ProcessStepCard ${number}`}
              note={number < 3 ? "Dashed edge." : undefined}
              yaml={number === 1 ? dataFiles["process.yaml"] : ""}
            >
              <ProcessStepCard {...step} step={number} />
            </Specimen>
          ))
        : null}
      <Specimen name="PersonaCard" note="Without a portrait the text takes the whole panel." wide>
        <PersonaCard {...persona} />
      </Specimen>
    </Group>
  )
}

const ProjectCards = () => {
  const services = usePageData<Queries.ServicePageQuery>("/services/mobile-application/")
  const study = services?.service?.caseStudies[0]
  return (
    <Group id="project-cards" title="Project card" note="Made from a case study's own fields.">
      {study
        ? layouts.flatMap((layout) => {
            const project = toProject(study, layout)
            const { name, country, desc, date, tags } = project
            return [
              <Specimen
                key={layout}
                name={`ProjectCard ${layout}`}
                note={layoutNotes[layout]}
                yaml={{ name, country, desc, date, tags }}
                wide={layout === "full-screen"}
              >
                <ProjectCard layout={layout} project={project} />
              </Specimen>,
              <Specimen
                key={`${layout}-hover`}
                name={`ProjectCard ${layout}, hover`}
                yaml=""
                wide={layout === "full-screen"}
              >
                <div data-force="hover">
                  <ProjectCard layout={layout} project={project} />
                </div>
              </Specimen>,
            ]
          })
        : null}
    </Group>
  )
}

/** The first entry of a list, without the key that tells it apart in a list. */
const first = <Entry extends object>(entries: readonly Entry[] = []): Omit<Entry, "key"> | undefined => {
  const [entry] = entries
  if (!entry || !("key" in entry)) return entry
  const { key, ...rest } = entry
  return rest as Omit<Entry, "key">
}

const persona = {
  name: "Elif Aydın",
  jobPosition: "Night nurse",
  age: 34,
  country: "Turkey",
  major: "Nursing",
  relation: "Married",
  quote: "I board by the colour of the light, not by the timetable.",
  description: "Takes the first ferry home after a shift and has one hand free.",
  painPoints: ["No signal on the pier", "Cards that fail in the cold"],
  goals: ["A ticket that opens in a second", "To know when the boat is late"],
}

const Pair = styled.div`
  display: grid;
  gap: ${space[3]};
`
