import styled from "@emotion/styled"
import type { TextPropsOf } from "../../../content/define"
import { monospace } from "../../body/text-styles"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, radius, space } from "../../theme/tokens"
import type { fileTree } from "./section"

/** A list shown as files and folders. */
export const FileTree = ({ children }: TextPropsOf<typeof fileTree>) => <Frame>{children}</Frame>

const Frame = styled.div`
  padding: ${space[5]} ${space[6]};
  overflow-wrap: anywhere;
  border-radius: ${radius.lg};
  background: ${color.bgSubtle};
  font-family: ${monospace};
  font-size: 0.875rem;
  line-height: 1.9;
  ${forcedColorsBorder}

  /* More specific than the lists of the text. */
  && ul,
  && ol,
  && li {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  && li > ul,
  && li > ol {
    margin-left: 0.55em;
    padding-left: 1.1em;
    border-left: 1px solid ${color.borderHover};
  }

  li::before {
    content: "";
    display: inline-block;
    width: 0.75em;
    height: 0.75em;
    margin-right: 0.65em;
    border: 1.5px solid ${color.textTertiary};
    border-radius: 2px;
  }

  /* A folder is filled. */
  li:has(> ul, > ol)::before {
    border-color: ${color.accentText};
    background: ${color.accentText};
    forced-color-adjust: none;
  }

  li > p {
    display: inline;
  }

  strong {
    padding: 0 0.3em;
    border-radius: ${radius.xs};
    color: ${color.accentText};
    background: ${color.accentSoft};
  }
`
