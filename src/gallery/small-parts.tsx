import styled from "@emotion/styled"
import { Carousel } from "../components/carousel"
import { ConsentBanner } from "../components/consent-banner"
import { ConsentSetting } from "../components/consent-setting"
import { Container } from "../components/container"
import { DraftBanner } from "../components/draft-banner"
import { FieldError } from "../components/field"
import { Icon } from "../components/icon"
import { IconTile } from "../components/icon-tile"
import { Logo } from "../components/logo"
import { LogoMask } from "../components/logo-mask"
import { Marquee } from "../components/marquee"
import { PageHead } from "../components/page-head"
import { Picture } from "../components/picture"
import { type Platform, PlatformBadge } from "../components/platform-badge"
import { ScriptsOnly, WithoutScripts } from "../components/scripts-only"
import { Heading, Lead, Section, type SectionBandProps, SectionHead } from "../components/section"
import { StarRating } from "../components/star-rating"
import { Tag, TagRow, Tags } from "../components/tag"
import { TechnologyTag } from "../components/technology-tag"
import { VisuallyHidden } from "../components/visually-hidden"
import { WideFrame, WideImage } from "../components/wide-image"
import { useSite } from "../shell/use-site"
import { type Accent, accents, color, space } from "../theme/tokens"
import { Group, Specimen } from "./specimen"
import { usePageData } from "./use-page-data"

const platformIcons: Record<Platform, string> = {
  Desktop: "monitor",
  Android: "smartphone",
  B2C: "person",
  B2B: "building",
}
const platforms = Object.keys(platformIcons) as Platform[]

const groundNotes: Record<NonNullable<SectionBandProps["ground"]>, string> = {
  paper: "The page's own ground.",
  subtle: "Tinted; never two in a row.",
  ink: "Dark in both themes.",
}
const grounds = Object.keys(groundNotes) as NonNullable<SectionBandProps["ground"]>[]

const ignore = () => undefined

/** Labels, tiles, marks, strips, notices and the frames of bands. */
export const SmallParts = () => (
  <>
    <Labels />
    <Strips />
    <Notices />
    <Frames />
  </>
)

const Labels = () => (
  <Group id="labels" title="Labels, tiles and marks">
    <Specimen name="Tags" yaml={{ tags: ["Mobile", "Payments", "Accessibility"] }}>
      <Tags items={["Mobile", "Payments", "Accessibility"]} />
    </Specimen>
    <Specimen name="TagRow" note="A row of any labels: a tag beside the name of a technology.">
      <TagRow>
        <Tag>Mobile</Tag>
        <TechnologyTag name="Flutter" />
      </TagRow>
    </Specimen>
    <Specimen name="TechnologyTag" note="The name of a related technology gets its mark and a link.">
      <TechnologyTag name="PostgreSQL" />
    </Specimen>
    <Specimen name="TechnologyTag with link">
      <TechnologyTag name="React" href="/technologies/react/" />
    </Specimen>
    <Specimen name="PlatformBadge" yaml={{ hero: { platforms: { items: platforms } } }}>
      <Row>
        {platforms.map((platform) => (
          <PlatformBadge key={platform} platform={platform} />
        ))}
      </Row>
    </Specimen>
    <Specimen name="IconTile" yaml="">
      <Row>
        {(Object.keys(accents) as Accent[]).map((accent) => (
          <Row key={accent}>
            <IconTile icon="route" accent={accent} />
            <IconTile icon="route" accent={accent} filled />
            <IconTile icon="route" accent={accent} small />
          </Row>
        ))}
      </Row>
    </Specimen>
    <Specimen name="Icon" note="Every name is in the guide under Icons.">
      <Icon name="rocket" />
    </Specimen>
    <Specimen name="StarRating" yaml="">
      {[5, 3, 0].map((rate) => (
        <StarRating key={rate} rate={rate} />
      ))}
    </Specimen>
    <Logos />
  </Group>
)

const Logos = () => {
  const { productName } = useSite().settings
  return (
    <>
      <Specimen name="Logo">
        <Logo productName={productName} />
      </Specimen>
      <Specimen name="Logo on ink" ink>
        <Logo productName={productName} onInk />
      </Specimen>
    </>
  )
}

const Strips = () => {
  const home = usePageData<Queries.HomePageQuery>("/")
  const service = home?.allService.nodes[0]
  const logos = home?.allPartner.nodes.map(({ key, name, logo }) => ({
    key,
    name,
    url: logo.publicURL ?? "",
  }))
  const picture = service?.hero.thumbnail?.image.childImageSharp?.gatsbyImageData
  return (
    <Group id="strips" title="Pictures, logos, strips and carousels">
      {logos?.[0] ? (
        <>
          <Specimen name="LogoMask">
            <LogoMask url={logos[0].url} name={logos[0].name} height={30} />
          </Specimen>
          <Specimen name="Marquee" yaml="" wide>
            <Marquee
              label="Gallery partners"
              logos={logos}
              visible={[{ from: 0, count: 4 }]}
              msPerLogo={2000}
              logoHeight={30}
            />
          </Specimen>
        </>
      ) : null}
      {picture ? (
        <>
          <Specimen name="Picture" note="Fills its place; the place decides the crop." yaml="">
            <Picture image={picture} alt="Artwork of a service" sizes="560px" />
          </Specimen>
          <Specimen name="WideImage" yaml="">
            <WideImage image={picture} alt="Artwork of a service" />
          </Specimen>
        </>
      ) : null}
      <Specimen name="WideFrame" note="The same place for what is drawn instead." yaml="">
        <WideFrame />
      </Specimen>
      <Specimen name="Carousel" yaml="" wide>
        <Carousel
          label="Gallery slides"
          slideName="slide"
          heading={<Heading as="h4">Slides</Heading>}
          slides={["One", "Two", "Three", "Four", "Five"].map((name) => ({
            key: name,
            content: <Slide>{name}</Slide>,
          }))}
          bullets
          progressLine
        />
      </Specimen>
    </Group>
  )
}

const Notices = () => (
  <Group id="notices" title="Notices">
    <Specimen name="DraftBanner" yaml={{ draft: true }} wide>
      <DraftBanner />
    </Specimen>
    <Specimen name="ConsentBanner" note="Stands at the window's edge, where analytics is set up." yaml="">
      <Contained>
        <ConsentBanner onAllow={ignore} onDecline={ignore} />
      </Contained>
    </Specimen>
    <Specimen name="ConsentSetting" yaml="">
      <ConsentSetting granted onChange={ignore} />
    </Specimen>
    <Specimen name="FieldError">
      <FieldError>Write the whole address, e.g. name@company.com.</FieldError>
    </Specimen>
    <Specimen name="VisuallyHidden" note="Heard, not seen." yaml="">
      <p>
        Before it,
        <VisuallyHidden> what screen readers say,</VisuallyHidden> and after it.
      </p>
    </Specimen>
    <Specimen name="ScriptsOnly and WithoutScripts" yaml="">
      <ScriptsOnly>Shown while scripts run.</ScriptsOnly>
      <WithoutScripts>Shown without scripts.</WithoutScripts>
    </Specimen>
  </Group>
)

const Frames = () => (
  <Group id="frames" title="Frames of bands">
    <Specimen name="PageHead" yaml="" wide>
      <PageHead
        breadcrumb={[
          { name: "Home", value: "/" },
          { name: "Gallery", value: "/gallery/" },
        ]}
        heading="The head of a page"
        lead="Breadcrumb, heading, one sentence."
        closed
      />
    </Specimen>
    {grounds.map((ground) => (
      <Specimen key={ground} name={`Section ${ground}`} note={groundNotes[ground]} yaml="" wide>
        <Section ground={ground} heading="Heading of a band" lead="One sentence beside it.">
          <p>What the band holds.</p>
        </Section>
      </Specimen>
    ))}
    <Specimen name="SectionHead, Heading and Lead" yaml="" wide>
      <Container>
        <SectionHead>
          <Heading>Heading of a band</Heading>
          <Lead>For bands that draw themselves.</Lead>
        </SectionHead>
      </Container>
    </Specimen>
  </Group>
)

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const Slide = styled.div`
  display: grid;
  place-items: center;
  width: ${space[40]};
  height: ${space[24]};
  background: ${color.bgSunken};
`

/** A fixed element stays inside an ancestor that is transformed. */
const Contained = styled.div`
  min-height: ${space[40]};
  transform: translate(0);
`
