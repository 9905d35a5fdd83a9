/**
 * Content types of published files by extension: those of the build's output, and those of all files that elements
 * accept. nginx.conf is generated from them, and `npm run serve` uses them.
 */
export const contentTypes = /** @type {const} */ ({
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  mjs: "text/javascript",
  md: "text/markdown",
  txt: "text/plain",
  csv: "text/csv",
  vtt: "text/vtt",
  json: "application/json",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
  wasm: "application/wasm",
  pdf: "application/pdf",
  zip: "application/zip",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  mp4: "video/mp4",
  webm: "video/webm",
  woff2: "font/woff2",
  avif: "image/avif",
  gif: "image/gif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
  ico: "image/x-icon",
})

/** For SVG files, which browsers open as documents of the site. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
