import styled from "@emotion/styled"
import { color, size, space, typography } from "../../theme/tokens"
import { Container } from "../../ui/layout/container"
import { useTexts } from "../../ui/text/texts"

interface ConsentSettingProps {
  granted: boolean
  onChange: (granted: boolean) => void
}

/** The page's last line: the visitor's choice, and a button to change it. */
export const ConsentSetting = ({ granted, onChange }: ConsentSettingProps) => {
  const texts = useTexts("consent")
  return (
    <Strip>
      <Line>
        <span role="status">{granted ? texts.counted : texts.notCounted}</span>
        <Change type="button" onClick={() => onChange(!granted)}>
          {granted ? texts.stop : texts.start}
        </Change>
      </Line>
    </Strip>
  )
}

const Strip = styled.aside`
  --focus: ${color.textOnInverseAccent};
  ${typography.small}
  color: ${color.textOnInverseSecondary};
  background: ${color.surfaceInverse};
`

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[3]};
  padding-block: ${space[2]};
`

const Change = styled.button`
  min-height: ${size.touchTarget};
  padding: 0;
  border: 0;
  color: ${color.textOnInverse};
  background: transparent;
  text-decoration: underline;
  text-underline-offset: 4px;
  cursor: pointer;
`
