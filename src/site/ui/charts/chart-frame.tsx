import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { color, space, typography } from "../../theme/tokens"
import { wholeWords } from "../text/whole-words"

interface ChartFrameProps {
  header: string
  /** The unit, if values are shown without it. */
  note?: string | null
  legend?: ReactNode
  children: ReactNode
}

/** Frame of all charts: header, note, and the size container of the plot. */
export const ChartFrame = ({ header, note, legend, children }: ChartFrameProps) => (
  <Frame>
    <Head>
      <Header>{wholeWords(header)}</Header>
      {note || legend ? (
        <Aside>
          {note ? <Note>{note}</Note> : null}
          {legend}
        </Aside>
      ) : null}
    </Head>
    {children}
  </Frame>
)

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  position: relative;
  container-type: inline-size;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: 28px;
`

const Header = styled.h3(typography.h4)

const Aside = styled.div`
  ${typography.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 22px;
`

const Note = styled.p`
  color: ${color.textSecondary};
`
