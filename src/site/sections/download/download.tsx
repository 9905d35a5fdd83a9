import styled from "@emotion/styled"
import FileDown from "lucide-react/icons/file-down"
import type { TextPropsOf } from "../../../content/define"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, onHover, radius, space, typography } from "../../theme/tokens"
import type { download } from "./section"

/** A link that saves a file. */
export const Download = ({ label, file }: TextPropsOf<typeof download>) =>
  file?.publicURL ? (
    <div>
      <Shape href={file.publicURL} download>
        <FileDown size={22} strokeWidth={1.75} aria-hidden />
        <span>
          {label} <Facts>({`${file.extension.toUpperCase()}, ${file.prettySize}`})</Facts>
        </span>
      </Shape>
    </div>
  ) : null

const Shape = styled.a`
  display: inline-flex;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.md};
  background: ${color.bgSubtle};
  font-weight: 500;
  overflow-wrap: anywhere;

  ${onHover(`background: ${color.bgSunken};`)}

  > svg {
    flex: none;
    color: ${color.accentText};
  }

  ${forcedColorsBorder}
`

const Facts = styled.span`
  ${typography.small}
  color: ${color.textSecondary};
  white-space: nowrap;
`
