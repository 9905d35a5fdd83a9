import styled from "@emotion/styled"
import type { ComponentType, ReactNode } from "react"
import { ConsentSetting } from "../features/consent/consent-setting"
import { Link } from "../router/link"
import { StarRating } from "../sections/comments/star-rating"
import { Accordion } from "../sections/faq/accordion"
import { TechnologyTag } from "../sections/technology-stack/technology-tag"
import { DocumentSource } from "../shell/develop/document-source"
import { ReviewBanner } from "../shell/develop/review-banner"
import { type Accent, accents, type TextRole, typography } from "../theme/tokens"
import { ArrowLink } from "../ui/actions/arrow-link"
import { Button } from "../ui/actions/button"
import { buttonVariants } from "../ui/actions/button-styles"
import { Pill, pillColors } from "../ui/actions/pill"
import { Tags } from "../ui/actions/tag"
import { CardGrid } from "../ui/cards/card-grid"
import { cardVariants, IconCard } from "../ui/cards/icon-card"
import { BarChart } from "../ui/charts/bar-chart"
import { ColumnChart } from "../ui/charts/column-chart"
import { DonutChart } from "../ui/charts/donut-chart"
import { LineChart } from "../ui/charts/line-chart"
import { PhoneField } from "../ui/forms/phone-field"
import { Select } from "../ui/forms/select"
import { TextArea } from "../ui/forms/text-area"
import { TextField } from "../ui/forms/text-field"
import { Breadcrumb } from "../ui/layout/breadcrumb"
import { Carousel } from "../ui/layout/carousel"
import { NextBand } from "../ui/layout/next-band"
import { PageHead } from "../ui/layout/page-head"
import { PageSection } from "../ui/layout/page-section"
import { Pagination } from "../ui/layout/pagination"
import { Rail } from "../ui/layout/rail"
import { Tabs } from "../ui/layout/tabs"
import { IconTile } from "../ui/media/icon-tile"
import { Logo } from "../ui/media/logo"
import { PlatformBadge, platforms } from "../ui/text/platform-badge"
import type { ComponentExamples } from "./component-group"
import type { ForcedState } from "./forced-states"

const accentNames = Object.keys(accents) as Accent[]
const textRoles = Object.keys(typography) as TextRole[]
const interactive: readonly ForcedState[] = ["hover", "focus-visible", "active"]
const fieldStates = [{}, { error: "Write the whole address." }, { disabled: true }]

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
const budget = { label: "Budget", name: "budget", placeholder: "Choose a range", options, value: "" }
const tabs = ["Mobile", "Web"].map((label) => ({ key: label, label, content: <p>{label}</p> }))
const slides = ["One", "Two", "Three"].map((key) => ({ key, content: <IconCard {...card} /> }))
const routes = [
  { name: "Home", value: "/" },
  { name: "Case studies", value: "/case-studies/" },
]
const section = { heading: "A section", lead: "One sentence.", children: <p>Its content.</p> }
const neighbour = { name: "Nimble", path: "/case-studies/nimble/", desc: "A board for teams." }
const source = { file: "content/case-studies/nimble/index.mdx", editUrl: "/" }
const shares = [
  { title: "Card", color: "chart2", value: 47 },
  { title: "Cash", color: "chart1", value: 30 },
  { title: "Invoice", color: "chart3", value: 23 },
]
const trend = [
  { title: "New product", color: "chart2", values: [4, 9, 15] },
  { title: "Old product", color: "chart3", values: [8, 7, 5] },
]

const Text = styled.p<{ $role: TextRole }>`
  ${({ $role }) => typography[$role]}
`

/** Components in their variants. Components of a single section are shown in the example of that section. */
export const componentExamples: Readonly<Record<string, ComponentExamples>> = {
  Buttons: {
    states: interactive,
    examples: {
      ...each(Button, { children: "Send" }, valuesOf("variant", buttonVariants)),
      ...each(Button, { children: "Send" }, [{ disabled: true }, { loading: true }, { arrow: true }]),
    },
  },
  "Pill buttons": {
    states: interactive,
    ink: true,
    examples: {
      ...each(Pill, { children: "Send" }, valuesOf("color", pillColors)),
      ...each(Pill, { children: "Send" }, valuesOf("color", pillColors, { outline: true })),
      ...each(Pill, { children: "Send" }, [{ disabled: true }]),
    },
  },
  Links: {
    states: interactive,
    examples: {
      Link: <Link href="/services/">Services</Link>,
      ArrowLink: <ArrowLink href="/services/">All services</ArrowLink>,
      Breadcrumb: <Breadcrumb routes={routes} />,
      ...each(TechnologyTag, { name: "React" }, [{}, { href: "/technologies/react/" }]),
    },
  },
  Cards: {
    states: interactive,
    examples: {
      ...each(IconCard, card, valuesOf("variant", cardVariants)),
      ...each(IconCard, card, valuesOf("variant", cardVariants, { layout: "row" as const })),
      ...each(IconCard, card, valuesOf("accent", accentNames, { variant: "primary" })),
    },
  },
  Fields: {
    states: ["hover", "focus-visible"],
    examples: {
      ...each(TextField, { label: "Email" }, [...fieldStates, { optional: true }, { next: "Continue" }]),
      ...each(TextArea, { label: "Request" }, fieldStates),
      ...each(PhoneField, { label: "Phone", name: "phone" }, [...fieldStates, { selector: false }]),
      ...each(Select, { ...budget, onValueChange: () => {} }, [...fieldStates, { value: "open" }]),
    },
  },
  Labels: {
    examples: {
      Tags: <Tags items={["Mobile", "Payments"]} />,
      ...each(PlatformBadge, { platform: "B2B" }, valuesOf("platform", platforms)),
      ...each(IconTile, { icon: "route" }, valuesOf("accent", accentNames)),
      ...each(StarRating, { rate: 5 }, [{ rate: 5 }, { rate: 3 }]),
      Logo: <Logo productName="The agency" />,
    },
  },
  Charts: {
    examples: {
      DonutChart: <DonutChart header="How people pay" unit="%" data={shares} />,
      BarChart: <BarChart header="How people pay" unit="%" data={shares} />,
      ColumnChart: <ColumnChart header="How people pay" unit="%" data={shares} />,
      LineChart: <LineChart header="Weekly use" unit="k users" labels={["1", "2", "3"]} data={trend} />,
    },
  },
  "Tabs, accordions, carousels": {
    wide: true,
    examples: {
      Tabs: <Tabs label="Kind of work" items={tabs} />,
      "Accordion primary": <Accordion items={questions} />,
      "Accordion secondary": <Accordion variant="secondary" items={questions} />,
      "Accordion multiple": <Accordion multiple items={questions} />,
      Carousel: (
        <Carousel label="Cards" slideName="card" heading="Cards" slides={slides} bullets progressLine />
      ),
      Rail: (
        <Rail label="Cards">
          <CardGrid>
            {slides.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </CardGrid>
        </Rail>
      ),
    },
  },
  "Parts of pages": {
    wide: true,
    examples: {
      PageHead: <PageHead breadcrumb={routes} heading="The head of a page" lead="One sentence." closed />,
      ...each(PageSection, section, valuesOf("surface", ["paper", "subtle", "ink"])),
      Pagination: <Pagination page={4} pageCount={12} path="/case-studies/" label="Case studies" />,
      NextBand: <NextBand label="More" previous={{ ...neighbour, path: "/previous/" }} next={neighbour} />,
      ...each(ReviewBanner, { draft: false }, [{ draft: false }, { draft: true }]),
      DocumentSource: <DocumentSource {...source} />,
      ConsentSetting: <ConsentSetting granted onChange={() => undefined} />,
    },
  },
  Type: {
    wide: true,
    examples: Object.fromEntries(
      textRoles.map((role) => [
        role,
        <Text key={role} $role={role}>
          Software that keeps growing
        </Text>,
      ]),
    ),
  },
}

/** An example of the component for each variant, by its name and the variant's props. */
function each<Props extends object>(
  Component: ComponentType<Props>,
  props: NoInfer<Props>,
  variants: readonly Partial<Props>[],
): Record<string, ReactNode> {
  const examples = variants.map((variant) => {
    const words = Object.entries(variant).map(([prop, value]) =>
      /^[\w-]+$/.test(String(value)) && value !== true ? `${prop} ${value}` : prop,
    )
    const name = [Component.displayName ?? Component.name, ...words].join(" ")
    return [name, <Component key={name} {...props} {...variant} />] as const
  })
  return Object.fromEntries(examples)
}

/** A variant for each value of a prop. */
function valuesOf<Prop extends string, const Value, const Others = object>(
  prop: Prop,
  values: readonly Value[],
  others?: Others,
) {
  return values.map((value) => ({ ...others, [prop]: value }) as Others & Record<Prop, Value>)
}
