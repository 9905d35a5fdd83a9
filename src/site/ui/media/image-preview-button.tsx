import styled from "@emotion/styled"
import Maximize2 from "lucide-react/icons/maximize-2"
import { type ComponentType, type MouseEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { fillText } from "../../../util/fill-text"
import { withTransition } from "../../router/with-transition"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, duration, onHover, radius, shadow, size } from "../../theme/tokens"
import { square } from "../actions/icon-button"
import { pressOnSpace } from "../actions/press-on-space"
import { useHydrated } from "../hydration/use-hydrated"
import { useTexts } from "../text/texts"
import type { ImagePreviewProps } from "./image-preview"
import type { PictureSource } from "./picture"

interface ImagePreviewButtonProps {
  image: PictureSource
  /** Opened in the dark theme instead. */
  dark?: PictureSource | null
  alt: string
  /** Name of the image in the button's label; default `alt`. */
  name?: string
}

/**
 * A button of 44 px that opens an image in the preview, whose script loads on first use. Without JavaScript, or if the
 * script fails to load, a link to the image. The parent positions it.
 */
export const ImagePreviewButton = ({ image, dark, alt, name = alt }: ImagePreviewButtonProps) => {
  const texts = useTexts("preview")
  const hydrated = useHydrated()
  const opener = useRef<HTMLAnchorElement>(null)
  const [Preview, setPreview] = useState<ComponentType<ImagePreviewProps>>()
  const [open, setOpen] = useState(false)
  const address = image.images.fallback?.src ?? ""

  /** The button's image, which grows into the preview. */
  const thumbnail = () => ({
    preview: opener.current?.closest(":has(img)")?.querySelector("img") ?? undefined,
  })

  /** The image is at one place at a time. */
  const showSource = (isShown: boolean) =>
    thumbnail().preview?.style.setProperty("visibility", isShown ? "" : "hidden")

  const show = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { ImagePreview } = await import("./image-preview")
      const update = () =>
        flushSync(() => {
          setPreview(() => ImagePreview)
          setOpen(true)
          showSource(false)
        })
      void withTransition({ before: thumbnail, update })
    } catch {
      window.location.assign(address)
    }
  }

  return (
    <>
      <Opener
        ref={opener}
        href={address}
        aria-label={fillText(texts.open, { name })}
        {...(hydrated
          ? { role: "button", "aria-haspopup": "dialog", onClick: show, onKeyDown: pressOnSpace }
          : {})}
      >
        <Maximize2 size={20} strokeWidth={1.75} />
      </Opener>
      {Preview && open ? (
        <Preview
          image={isDarkTheme() ? (dark ?? image) : image}
          alt={alt}
          name={name}
          thumbnail={thumbnail}
          onClose={() => {
            setOpen(false)
            showSource(true)
            opener.current?.focus()
          }}
        />
      ) : null}
    </>
  )
}

const isDarkTheme = () => document.documentElement.dataset.theme === "dark"

// The print styles hide buttons, but this is a link.
const Opener = styled.a`
  ${square(size.touchTarget)}
  border-radius: ${radius.md};
  color: ${color.onWhite};
  background: ${color.white};
  box-shadow: ${shadow.sm};
  cursor: pointer;
  transition: background ${duration.fast};

  ${onHover(`background: ${color.accent};`)}

  @media print {
    display: none;
  }

  ${forcedColorsBorder}
`
