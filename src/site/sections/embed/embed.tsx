import styled from "@emotion/styled"
import Play from "lucide-react/icons/play"
import { type MouseEvent, useState } from "react"
import type { TextPropsOf } from "../../../content/define"
import { embedAddress } from "../../../util/embed-address"
import { fillText } from "../../../util/fill-text"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, onHover, radius, space, typography } from "../../theme/tokens"
import { square } from "../../ui/actions/icon-button"
import { pressOnSpace } from "../../ui/actions/press-on-space"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { Picture } from "../../ui/media/picture"
import { shareSizes } from "../../ui/media/share-sizes"
import { useTexts } from "../../ui/text/texts"
import type { embed } from "./section"

/**
 * A page of another site. Until the visitor opens it, an image with its title and host, without a request there.
 * Without JavaScript a link.
 */
export const Embed = ({ url, title, poster }: TextPropsOf<typeof embed>) => {
  const texts = useTexts("embeds")
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const host = new URL(url).hostname.replace(/^www\./, "")

  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }

  if (open)
    return (
      <Frame>
        <iframe
          ref={(frame) => frame?.focus()}
          src={embedAddress(url)}
          title={title}
          allow="fullscreen; autoplay"
        />
      </Frame>
    )
  return (
    <Frame>
      {poster ? <Picture image={poster} alt="" sizes={shareSizes(8 / 12, 1)} /> : null}
      <Opener
        href={url}
        data-needs-script=""
        {...(hydrated ? { role: "button", onClick: show, onKeyDown: pressOnSpace } : {})}
      >
        <Disc>
          <Play size={24} strokeWidth={1.75} />
        </Disc>
        <span>
          <strong>{title}</strong>
          {fillText(texts.open, { host })}
        </span>
      </Opener>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  display: grid;
  width: 100%;
  min-height: 220px;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.bgSunken};
  ${forcedColorsBorder}

  > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }

  > img,
  > picture img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Disc = styled.span`
  ${square("56px")}
  border-radius: 50%;
  color: ${color.onAccent};
  background: ${color.accent};
`

/** The whole picture opens it; its words are on the page's background, whatever the picture is. */
const Opener = styled.a`
  ${typography.small}
  position: relative;
  display: flex;
  align-items: flex-end;
  padding: ${space[3]};
  border-radius: inherit;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -4px;
  }

  > span:last-of-type {
    flex: 1;
    max-width: fit-content;
    margin-left: ${space[3]};
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.md};
    background: ${color.bg};
  }

  strong {
    display: block;
    font-weight: 500;
  }

  ${onHover(`background: ${color.accentHover};`, "&:hover > span:first-of-type")}
`
