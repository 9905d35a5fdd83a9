import type { Crop } from "../../api"

/** The bytes of a file in base64. */
export const toBase64 = async (blob: Blob) => {
  // TypeScript does not know the method yet.
  const bytes = new Uint8Array(await blob.arrayBuffer()) as Uint8Array & { toBase64: () => string }
  return bytes.toBase64()
}

export interface Size {
  width: number
  height: number
}

/** The centre of a crop, as a share of the image from 0 to 1, and its magnification. */
export interface Focus {
  x: number
  y: number
  zoom: number
}

/** The largest part of an image with this shape around the focus, in pixels of the image. */
export const cropOf = ({ width, height }: Size, ratio: number, { x, y, zoom }: Focus): Crop => {
  const size = {
    width: Math.min(width, height * ratio) / zoom,
    height: Math.min(height, width / ratio) / zoom,
  }
  const start = (focus: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part))
  return {
    left: start(x, width, size.width),
    top: start(y, height, size.height),
    width: Math.round(size.width),
    height: Math.round(size.height),
  }
}
