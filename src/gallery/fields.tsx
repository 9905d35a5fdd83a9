import { PhoneField } from "../components/phone-field"
import { Select } from "../components/select"
import { TextArea } from "../components/text-area"
import { TextField } from "../components/text-field"
import { Search } from "../sections/search/search"
import { Group, Specimen } from "./specimen"

/** Every input in every variant and state. */
export const Fields = () => (
  <Group
    id="fields"
    title="Fields"
    note="66 px high. They stand in the request and estimate forms; editors do not write them."
  >
    <Specimen name="TextField">
      <TextField label="Name" />
    </Specimen>
    <Specimen name="TextField with next arrow">
      <TextField label="Email" next={{ label: "Go on" }} />
    </Specimen>
    <Specimen name="TextField, optional, with hint">
      <TextField label="Company" optional hint="As it stands on an invoice." />
    </Specimen>
    <Specimen name="TextField, filled">
      <TextField label="Name" defaultValue="Rafiq Ahmed" />
    </Specimen>
    <Specimen name="TextField, wrong">
      <TextField
        label="Email"
        defaultValue="rafiq@"
        error="Write the whole address, e.g. name@company.com."
      />
    </Specimen>
    <Specimen name="TextField, disabled">
      <TextField label="Name" defaultValue="Rafiq Ahmed" disabled />
    </Specimen>
    <Specimen name="TextField, focus" yaml="">
      <div data-force="focus-visible">
        <TextField label="Name" />
      </div>
    </Specimen>
    <Specimen name="TextField, hover" yaml="">
      <div data-force="hover">
        <TextField label="Name" />
      </div>
    </Specimen>
    <Specimen name="Search" note="Its index is made by the build: in develop nothing is found." wide>
      <Search pages={[]} />
    </Specimen>
    <Specimen name="TextArea">
      <TextArea label="Request" rows={4} />
    </Specimen>
    <Specimen name="TextArea, wrong">
      <TextArea label="Request" error="Say in a sentence what you are building." rows={4} />
    </Specimen>
    <Specimen name="TextArea, disabled">
      <TextArea label="Request" disabled rows={4} />
    </Specimen>
    <Specimen name="PhoneField" note="Open the selector: about 250 countries, searched as you type.">
      <PhoneField label="Phone" name="gallery-phone" />
    </Specimen>
    <Specimen name="PhoneField without selector">
      <PhoneField label="Phone" name="gallery-phone-plain" selector={false} />
    </Specimen>
    <Specimen name="PhoneField, wrong">
      <PhoneField label="Phone" name="gallery-phone-wrong" error="Digits only, without the code." />
    </Specimen>
    <Specimen name="PhoneField, disabled">
      <PhoneField label="Phone" name="gallery-phone-disabled" disabled />
    </Specimen>
    <Specimen name="Select" note="Open it: the list is 256 px high.">
      <Select label="Budget" name="gallery-budget" options={budgets} placeholder="Choose a range" />
    </Specimen>
    <Specimen name="Select, chosen">
      <Select label="Budget" name="gallery-budget-chosen" options={budgets} defaultValue="50-100" />
    </Specimen>
    <Specimen name="Select, wrong">
      <Select
        label="Budget"
        name="gallery-budget-wrong"
        options={budgets}
        placeholder="Choose a range"
        error="Choose a range; we round later."
      />
    </Specimen>
    <Specimen name="Select, disabled">
      <Select
        label="Budget"
        name="gallery-budget-disabled"
        options={budgets}
        placeholder="Choose a range"
        disabled
      />
    </Specimen>
  </Group>
)

const budgets = [
  { value: "25-50", label: "$25,000 to $50,000", title: "A first release of one thing" },
  { value: "50-100", label: "$50,000 to $100,000" },
  { value: "100-250", label: "$100,000 to $250,000" },
  { value: "250", label: "More than $250,000", disabled: true },
  { value: "open", label: "Not decided" },
]
