import styled from "@emotion/styled"
import { Maximize2 } from "lucide-react"
import { type ComponentType, type MouseEvent, useRef, useState } from "react"
import { pressOnSpace } from "../lib/press-on-space"
import { useHydrated } from "../lib/use-hydrated"
import { forcedEdge } from "../theme/forced-edge"
import { color, duration, radius, shadow, size } from "../theme/tokens"
import type { ImagePreviewProps } from "./image-preview"
import type { PictureSource } from "./picture"

export interface ImagePreviewButtonProps {
  image: PictureSource
  /** What the picture shows. */
  alt: string
  /** Names the picture in the button; default what it shows. */
  name?: string
}

/**
 * A button of 44 px that opens a picture in the preview, whose script is fetched on first use. Without scripts, and
 * when that script does not come, a link to the picture itself. Whoever places it puts it at the picture's corner.
 */
export const ImagePreviewButton = ({ image, alt, name = alt }: ImagePreviewButtonProps) => {
  const scripted = useHydrated()
  const opener = useRef<HTMLAnchorElement>(null)
  const [Preview, setPreview] = useState<ComponentType<ImagePreviewProps>>()
  const [open, setOpen] = useState(false)
  const address = image.images.fallback?.src ?? ""

  const show = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { ImagePreview } = await import("./image-preview")
      setPreview(() => ImagePreview)
      setOpen(true)
    } catch {
      window.location.assign(address)
    }
  }

  return (
    <>
      <Opener
        ref={opener}
        href={address}
        aria-label={`Open preview: ${name}`}
        {...(scripted
          ? { role: "button", "aria-haspopup": "dialog", onClick: show, onKeyDown: pressOnSpace }
          : {})}
      >
        <Maximize2 size={20} strokeWidth={1.75} aria-hidden focusable={false} />
      </Opener>
      {Preview && open ? (
        <Preview
          image={image}
          alt={alt}
          name={name}
          onClose={() => {
            setOpen(false)
            opener.current?.focus()
          }}
        />
      ) : null}
    </>
  )
}

// Without scripts it is a link, which paper keeps.
const Opener = styled.a`
  display: grid;
  place-items: center;
  width: ${size.touchTarget};
  height: ${size.touchTarget};
  border-radius: ${radius.md};
  color: ${color.onWhite};
  background: ${color.white};
  box-shadow: ${shadow.sm};
  cursor: pointer;
  transition: background ${duration.fast};

  &:hover {
    background: ${color.accent};
  }

  @media print {
    display: none;
  }

  ${forcedEdge}
`
