/** Widths of images that scale with the window. */
export const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const

/** Widths of small images of a fixed size. */
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384] as const
