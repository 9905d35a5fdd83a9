import styled from "@emotion/styled"
import type { Country } from "../../../util/country"
import { color } from "../../theme/tokens"
import { Flag } from "./flag"

/** Content of an option: flag, name, and code on the right. */
export const CountryLabel = ({ country }: { country: Country }) => (
  <>
    <Flag key={country.flagUrl} cca2={country.cca2} src={country.flagUrl} />
    <Name>{country.name}</Name>
    <Code>+{country.code}</Code>
  </>
)

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Code = styled.span`
  color: ${color.textSecondary};
`
