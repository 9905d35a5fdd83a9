import styled from "@emotion/styled"
import { ArrowRight } from "lucide-react"
import type { ReactNode } from "react"
import { Accordion, type AccordionProps } from "../components/accordion"
import { ArrowLink } from "../components/arrow-link"
import { Breadcrumb } from "../components/breadcrumb"
import { Button } from "../components/button"
import type { ButtonVariant } from "../components/button-look"
import { CardLink } from "../components/card-link"
import { DocumentPagination } from "../components/document-pagination"
import { Link } from "../components/link"
import { OnThisPageSidebar } from "../components/on-this-page-sidebar"
import { OnThisPageStrip } from "../components/on-this-page-strip"
import { Pagination } from "../components/pagination"
import { Pill, type PillColor } from "../components/pill"
import { Tabs } from "../components/tabs"
import { space } from "../theme/tokens"
import { forcedStates } from "./forced-states"
import { Group, Specimen } from "./specimen"

const buttonNotes: Record<ButtonVariant, string> = {
  green: "Go: the one thing to do.",
  red: "For what went wrong.",
  white: "The second choice.",
  "stylish-green": "On hover its tile grows over the button.",
  "stylish-red": "The same in red.",
}
const buttons = Object.keys(buttonNotes) as ButtonVariant[]

const pillOrder: Record<PillColor, number> = { green: 0, red: 1, orange: 2, white: 3 }
const pills = Object.keys(pillOrder) as PillColor[]

const accordionNotes: Record<NonNullable<AccordionProps["variant"]>, string> = {
  primary: "Rows between hairlines. One panel is open at a time, the first one at the start.",
  secondary: "Filled rows.",
}
const accordions = Object.keys(accordionNotes) as NonNullable<AccordionProps["variant"]>[]

/** Every button, link, tab, accordion and way of going on, in every variant and state. */
export const Controls = () => (
  <>
    <Buttons />
    <Pills />
    <Disclosures />
    <Ways />
  </>
)

const Buttons = () => (
  <Group
    id="buttons"
    title="Buttons"
    note="56 px high, labels in capitals. Editors set the one of a CallToAction by its label and href."
  >
    {buttons.map((variant) => (
      <Specimen key={variant} name={`Button ${variant}`} note={buttonNotes[variant]}>
        <Button variant={variant} href="#buttons">
          Get an estimate
        </Button>
      </Specimen>
    ))}
    <Specimen name="Button with icon">
      <Button href="#buttons" icon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden />}>
        Get an estimate
      </Button>
    </Specimen>
    <Specimen name="Button white on ink" ink>
      <Button variant="white" onInk href="#buttons">
        See case studies
      </Button>
    </Specimen>
    {forcedStates.map((state) => (
      <Specimen key={state} name={`Buttons, ${state}`} yaml="">
        <Row data-force={state}>{each(buttons, (variant) => button({ variant }))}</Row>
      </Specimen>
    ))}
    <Specimen name="Buttons, disabled" yaml="">
      <Row>{each(buttons, (variant) => button({ variant, disabled: true }))}</Row>
    </Specimen>
    <Specimen name="Buttons, loading" yaml="">
      <Row>{each(buttons, (variant) => button({ variant, loading: true }))}</Row>
    </Specimen>
  </Group>
)

const button = (props: { variant: ButtonVariant; disabled?: boolean; loading?: boolean }) => (
  <Button {...props}>Send</Button>
)

const Pills = () => (
  <Group id="pills" title="Pill buttons" note="40 px high. White outlines stand on ink only.">
    {pills.map((color) => (
      <Specimen key={color} name={`Pill ${color}`} ink={color === "white"}>
        <Pill color={color} href="#pills">
          Get an estimate
        </Pill>
      </Specimen>
    ))}
    {pills.map((color) => (
      <Specimen key={color} name={`Pill ${color}, outline`} ink={color === "white"}>
        <Pill color={color} outline href="#pills">
          Get an estimate
        </Pill>
      </Specimen>
    ))}
    {forcedStates.map((state) => (
      <Specimen key={state} name={`Pills, ${state}`} yaml="" ink>
        <Row data-force={state}>
          {each(pills, (color) => (
            <>
              <Pill color={color}>Send</Pill>
              <Pill color={color} outline>
                Send
              </Pill>
            </>
          ))}
        </Row>
      </Specimen>
    ))}
    <Specimen name="Pills, disabled" yaml="">
      <Row>
        {each(pills, (color) => (
          <Pill color={color} disabled>
            Send
          </Pill>
        ))}
      </Row>
    </Specimen>
  </Group>
)

const Disclosures = () => (
  <Group id="disclosures" title="Tabs and accordions">
    <Specimen
      name="Tabs"
      note="The first one is shown at the start; from 640 px up they stand in the middle."
    >
      <Tabs
        label="Kind of work"
        items={["All work", "Mobile", "Web", "AI"].map((label) => ({
          key: label,
          label,
          content: <p>{label}</p>,
        }))}
      />
    </Specimen>
    {accordions.map((variant) => (
      <Specimen
        key={variant}
        name={`Accordion ${variant}`}
        note={accordionNotes[variant]}
        yaml={{ faq: questions }}
      >
        <Accordion variant={variant} items={questions} idPrefix={`gallery-${variant}`} />
      </Specimen>
    ))}
    <Specimen name="Accordion with icons" yaml={{ faq: questionsWithIcons }}>
      <Accordion items={questionsWithIcons} idPrefix="gallery-icons" />
    </Specimen>
    <Specimen name="Accordion, several open">
      <Accordion items={questions} multiple idPrefix="gallery-multiple" />
    </Specimen>
  </Group>
)

const Ways = () => (
  <Group id="ways" title="Links and ways on">
    <Specimen name="Link">
      <Link href="/services/">Services</Link>
    </Specimen>
    <Specimen name="ArrowLink">
      <ArrowLink href="/services/">All services</ArrowLink>
    </Specimen>
    <Specimen name="CardLink" note="Covers the card that it stands in.">
      <Positioned>
        <CardLink href="/services/">Services</CardLink>
      </Positioned>
    </Specimen>
    <Specimen name="Breadcrumb" note="Made from the document's place and name.">
      <Breadcrumb
        routes={[
          { name: "Home", value: "/" },
          { name: "Case studies", value: "/case-studies/" },
          { name: "Nimble", value: "/case-studies/nimble/" },
        ]}
      />
    </Specimen>
    <Specimen name="Pagination" wide>
      <Pagination page={4} pageCount={12} path="/case-studies/" label="Case studies" />
    </Specimen>
    <Specimen name="Pagination, first page" wide>
      <Pagination page={1} pageCount={2} path="/case-studies/" label="Case studies, short" />
    </Specimen>
    <Specimen name="DocumentPagination" note="The neighbours by date or order." yaml="" wide>
      <DocumentPagination
        label="More case studies in the gallery"
        previous={{ name: "Nimble", path: "/case-studies/nimble/", desc: "A board for teams that ship." }}
        next={{ name: "Fooq", path: "/case-studies/fooq/", desc: "Places that fit your taste." }}
      />
    </Specimen>
    <Specimen name="OnThisPageStrip" note="Made from the headings of the body." yaml="" wide>
      <OnThisPageStrip headings={headings} />
    </Specimen>
    <Specimen name="OnThisPageSidebar" note="The same beside an article." yaml="">
      <OnThisPageSidebar headings={headings} />
    </Specimen>
  </Group>
)

const each = <Item extends string>(items: readonly Item[], draw: (item: Item) => ReactNode) =>
  items.map((item) => <span key={item}>{draw(item)}</span>)

const questions = [
  {
    title: "What does a first release cost?",
    description: "Between $40,000 and $110,000, depending on how many systems it has to talk to.",
  },
  {
    title: "What do we keep when it ends?",
    description: "The code, the designs and every account, from day one.",
  },
  { title: "Who will work with us?", description: "The people you met in the first call." },
]

const icons = ["wallet", "key-round", "users"] as const
const questionsWithIcons = questions.map((question, index) => ({ ...question, icon: icons[index] }))

const headings = [
  { id: "buttons", title: "Buttons", depth: 2 },
  { id: "pills", title: "Pill buttons", depth: 2 },
  { id: "disclosures", title: "Tabs and accordions", depth: 3 },
  { id: "ways", title: "Links and ways on", depth: 2 },
]

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  > span {
    display: contents;
  }
`

const Positioned = styled.div`
  position: relative;
  padding: ${space[6]};
`
