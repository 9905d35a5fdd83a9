import styled from "@emotion/styled"
import { type ReactNode, useId } from "react"
import { Accordion } from "../components/accordion"
import { ArrowLink } from "../components/arrow-link"
import { Breadcrumb } from "../components/breadcrumb"
import { Button } from "../components/button"
import type { ButtonVariant } from "../components/button-styles"
import { Carousel } from "../components/carousel"
import { BarChart } from "../components/charts/bar-chart"
import type { ChartProps } from "../components/charts/chart-data"
import { ColumnChart } from "../components/charts/column-chart"
import { DonutChart } from "../components/charts/donut-chart"
import { LineChart } from "../components/charts/line-chart"
import { ConsentSetting } from "../components/consent-setting"
import { DocumentPagination } from "../components/document-pagination"
import { DraftBanner } from "../components/draft-banner"
import { Icon } from "../components/icon"
import { type CardVariant, ColumnCard, RowCard } from "../components/icon-card"
import { IconTile } from "../components/icon-tile"
import { Link } from "../components/link"
import { Logo } from "../components/logo"
import { PageHead } from "../components/page-head"
import { Pagination } from "../components/pagination"
import { PersonaCard } from "../components/persona-card"
import { PhoneField } from "../components/phone-field"
import { Pill, type PillColor } from "../components/pill"
import { PlatformBadge } from "../components/platform-badge"
import { Heading, Section } from "../components/section"
import { Select } from "../components/select"
import { StarRating } from "../components/star-rating"
import { Tabs } from "../components/tabs"
import { Tags } from "../components/tag"
import { TechnologyTag } from "../components/technology-tag"
import { TextArea } from "../components/text-area"
import { TextField } from "../components/text-field"
import { useSite } from "../shell/use-site"
import { type Accent, accents, type TextRole, typography } from "../theme/tokens"
import type { ForcedState } from "./forced-states"

export interface ExampleGroup {
  /** By the name of the component and its variant. */
  examples: Readonly<Record<string, ReactNode>>
  /** States in which all of the group are shown once more. */
  states?: readonly ForcedState[]
  /** On a dark background, where the group is used on one. */
  ink?: boolean
  /** Each takes the whole width. */
  wide?: boolean
}

const buttonVariants: readonly ButtonVariant[] = ["green", "red", "white", "stylish-green", "stylish-red"]
const pillColors: readonly PillColor[] = ["green", "red", "orange", "white"]
const cardVariants: readonly CardVariant[] = ["primary", "base", "ghost"]
const allStates: readonly ForcedState[] = ["hover", "focus-visible", "active"]

const card = { icon: "wifi-off", title: "No network", description: "Every ticket is checked offline." }
const questions = [
  { title: "What does a first release cost?", description: "Between $40,000 and $110,000.", icon: "wallet" },
  { title: "What do we keep when it ends?", description: "The code and every account.", icon: "users" },
]
const options = [
  { value: "25-50", label: "$25,000 to $50,000", title: "A first release of one thing" },
  { value: "250", label: "More than $250,000", disabled: true },
  { value: "open", label: "Not decided" },
]
const routes = [
  { name: "Home", value: "/" },
  { name: "Case studies", value: "/case-studies/" },
]
const shares: ChartProps = {
  header: "How people pay",
  unit: "%",
  data: [
    { title: "Card", color: "chart2", value: 47 },
    { title: "Cash", color: "chart1", value: 30 },
    { title: "Invoice", color: "chart3", value: 23 },
  ],
}
const trend: ChartProps = {
  header: "Weekly use",
  unit: "k users",
  labels: ["Week 1", "Week 2", "Week 3"],
  data: [
    { title: "New product", color: "chart2", values: [4, 9, 15] },
    { title: "Old product", color: "chart3", values: [8, 7, 5] },
  ],
}

/** An example for each of the names. */
const each = <Name extends string>(
  component: string,
  names: readonly Name[],
  draw: (name: Name) => ReactNode,
): Record<string, ReactNode> => Object.fromEntries(names.map((name) => [`${component} ${name}`, draw(name)]))

const OwnLogo = () => <Logo productName={useSite().settings.productName} />

const Sample = styled.p<{ $role: TextRole }>`
  ${({ $role }) => typography[$role]}
`

const NamedPhoneField = (props: { error?: string; disabled?: boolean; selector?: boolean }) => (
  <PhoneField label="Phone" name={useId()} {...props} />
)

/** Components that pages and sections are made of, in their variants; those of sections are drawn with their sections. */
export const componentExamples: Readonly<Record<string, ExampleGroup>> = {
  Buttons: {
    states: allStates,
    examples: {
      ...each("Button", buttonVariants, (variant) => <Button variant={variant}>Send</Button>),
      "Button disabled": <Button disabled>Send</Button>,
      "Button loading": <Button loading>Send</Button>,
      "Button with icon": <Button icon={<Icon name="rocket" />}>Send</Button>,
    },
  },
  "Pill buttons": {
    states: allStates,
    ink: true,
    examples: {
      ...each("Pill", pillColors, (color) => <Pill color={color}>Send</Pill>),
      ...each("Pill outline", pillColors, (color) => (
        <Pill color={color} outline>
          Send
        </Pill>
      )),
      "Pill disabled": <Pill disabled>Send</Pill>,
    },
  },
  Links: {
    states: allStates,
    examples: {
      Link: <Link href="/services/">Services</Link>,
      ArrowLink: <ArrowLink href="/services/">All services</ArrowLink>,
      Breadcrumb: <Breadcrumb routes={routes} />,
      TechnologyTag: <TechnologyTag name="PostgreSQL" />,
      "TechnologyTag with link": <TechnologyTag name="React" href="/technologies/react/" />,
    },
  },
  Cards: {
    states: allStates,
    examples: {
      ...each("RowCard", cardVariants, (variant) => <RowCard {...card} variant={variant} />),
      ...each("ColumnCard", cardVariants, (variant) => <ColumnCard {...card} variant={variant} />),
      ...each("ColumnCard", Object.keys(accents) as Accent[], (accent) => (
        <ColumnCard {...card} accent={accent} variant="primary" />
      )),
    },
  },
  Fields: {
    states: ["hover", "focus-visible"],
    examples: {
      TextField: <TextField label="Name" />,
      "TextField with next": <TextField label="Email" next={{ label: "Go on" }} />,
      "TextField with hint": <TextField label="Company" optional hint="As it stands on an invoice." />,
      "TextField wrong": <TextField label="Email" defaultValue="rafiq@" error="Write the whole address." />,
      "TextField disabled": <TextField label="Name" defaultValue="Rafiq Ahmed" disabled />,
      TextArea: <TextArea label="Request" rows={4} />,
      "TextArea wrong": <TextArea label="Request" error="Say what you are building." rows={4} />,
      PhoneField: <NamedPhoneField />,
      "PhoneField without selector": <NamedPhoneField selector={false} />,
      "PhoneField wrong": <NamedPhoneField error="Digits only, without the code." />,
      "PhoneField disabled": <NamedPhoneField disabled />,
      Select: <Select label="Budget" name="gallery-1" options={options} placeholder="Choose a range" />,
      "Select chosen": <Select label="Budget" name="gallery-2" options={options} defaultValue="open" />,
      "Select wrong": <Select label="Budget" name="gallery-3" options={options} error="Choose a range." />,
      "Select disabled": <Select label="Budget" name="gallery-4" options={options} disabled />,
    },
  },
  Labels: {
    examples: {
      Tags: <Tags items={["Mobile", "Payments"]} />,
      ...each("PlatformBadge", ["Desktop", "Android", "B2C", "B2B"], (platform) => (
        <PlatformBadge platform={platform} />
      )),
      ...each("IconTile", Object.keys(accents) as Accent[], (accent) => (
        <IconTile icon="route" accent={accent} />
      )),
      ...each("StarRating", ["5", "3", "0"], (rate) => <StarRating rate={Number(rate)} />),
      Logo: <OwnLogo />,
    },
  },
  Charts: {
    examples: {
      donut: <DonutChart {...shares} />,
      bars: <BarChart {...shares} />,
      columns: <ColumnChart {...shares} />,
      line: <LineChart {...trend} />,
    },
  },
  "Tabs, accordions, carousels": {
    wide: true,
    examples: {
      Tabs: (
        <Tabs
          label="Kind of work"
          items={["Mobile", "Web"].map((label) => ({ key: label, label, content: <p>{label}</p> }))}
        />
      ),
      "Accordion primary": <Accordion items={questions} idPrefix="gallery-primary" />,
      "Accordion secondary": <Accordion variant="secondary" items={questions} idPrefix="gallery-secondary" />,
      "Accordion multiple": <Accordion multiple items={questions} idPrefix="gallery-multiple" />,
      Carousel: (
        <Carousel
          label="Slides"
          slideName="slide"
          heading={<Heading as="h4">Slides</Heading>}
          slides={["One", "Two", "Three"].map((name) => ({ key: name, content: <ColumnCard {...card} /> }))}
          bullets
          progressLine
        />
      ),
    },
  },
  "Parts of pages": {
    wide: true,
    examples: {
      PageHead: <PageHead breadcrumb={routes} heading="The head of a page" lead="One sentence." closed />,
      ...each("Section", ["paper", "subtle", "ink"], (surface) => (
        <Section surface={surface} heading="Heading of a section" lead="One sentence.">
          <p>What the section holds.</p>
        </Section>
      )),
      Pagination: <Pagination page={4} pageCount={12} path="/case-studies/" label="Case studies" />,
      DocumentPagination: (
        <DocumentPagination
          label="More case studies"
          previous={{ name: "Nimble", path: "/case-studies/nimble/", desc: "A board for teams." }}
          next={{ name: "Fooq", path: "/case-studies/fooq/", desc: "Places that fit." }}
        />
      ),
      DraftBanner: <DraftBanner />,
      ConsentSetting: <ConsentSetting granted onChange={() => undefined} />,
      PersonaCard: (
        <PersonaCard
          name="Elif Aydın"
          jobPosition="Night nurse"
          age={34}
          country="Turkey"
          major="Nursing"
          relation="Married"
          quote="I board by the colour of the light."
          description="Takes the first ferry home after a shift."
          painPoints={["No signal on the pier"]}
          goals={["A ticket that opens in a second"]}
        />
      ),
    },
  },
  Type: {
    wide: true,
    examples: each("Text", Object.keys(typography) as TextRole[], (role) => (
      <Sample $role={role}>Software that keeps growing</Sample>
    )),
  },
}
