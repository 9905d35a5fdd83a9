import styled from "@emotion/styled"
import type { Country } from "../../../util/country"
import { color } from "../../theme/tokens"
import { Flag } from "./flag"
import { rowHeight } from "./list-box"

/** Content of an option: flag, name, and code on the right. */
export const CountryLabel = ({ country }: { country: Country }) => (
  <>
    <Flag key={country.flagUrl} cca2={country.cca2} src={country.flagUrl} />
    <Name>{country.name}</Name>
    <Code>+{country.code}</Code>
  </>
)

/**
 * Space for rows that are not in the document. The height is an attribute: a style rule for each height would make the
 * browser recalculate the styles of the whole page.
 */
export const Gap = ({ rows }: { rows: number }) =>
  rows > 0 ? (
    <li role="presentation">
      <svg width={1} height={rows * rowHeight} aria-hidden />
    </li>
  ) : null

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
