import styled from "@emotion/styled"
import type { TextPropsOf } from "../../../content/define"
import { Caption } from "../../body/text-styles"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, radius } from "../../theme/tokens"
import { wholeWords } from "../../ui/text/whole-words"
import type { video } from "./section"

/** A video with captions, loaded when it is played. On paper its poster is shown. */
export const Video = ({ title, file, poster, captions, caption }: TextPropsOf<typeof video>) =>
  file?.publicURL ? (
    <Frame>
      <video
        controls
        playsInline
        preload="none"
        aria-label={title}
        poster={poster?.images.fallback?.src}
        width={poster?.width}
        height={poster?.height}
      >
        <source src={file.publicURL} type={`video/${file.extension}`} />
        <track kind="captions" src={captions?.publicURL ?? undefined} srcLang="en" label="English" default />
        <a href={file.publicURL}>{title}</a>
      </video>
      {caption ? <Caption>{wholeWords(caption)}</Caption> : null}
    </Frame>
  ) : null

const Frame = styled.figure`
  > video {
    width: 100%;
    height: auto;
    border-radius: ${radius.lg};
    background: ${color.bgSunken};
    ${forcedColorsBorder}
  }
`
