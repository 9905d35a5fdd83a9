import type { Crop } from "../../api"

/** The bytes of a file in base64. */
export const toBase64 = async (blob: Blob) => {
  // TypeScript does not know the method yet.
  const bytes = new Uint8Array(await blob.arrayBuffer()) as Uint8Array & { toBase64: () => string }
  return bytes.toBase64()
}

/** The size of an image, and what its crop shows: the centre, as a share of the image from 0 to 1, enlarged. */
export interface View {
  width: number
  height: number
  x: number
  y: number
  zoom: number
}

/** The largest part of an image with this shape around the centre of the view, in pixels of the image. */
export const cropOf = ({ width, height, x, y, zoom }: View, ratio: number): Crop => {
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
