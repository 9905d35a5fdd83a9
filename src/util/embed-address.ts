/**
 * The address of the frame that shows a page of another site. Where a host has one that stores nothing about visitors,
 * it is that one.
 */
export const embedAddress = (url: string): string => {
  const { hostname, pathname, searchParams, href } = new URL(url)
  const host = hostname.replace(/^(?:www|m)\./, "")
  const [first = "", second = ""] = pathname.split("/").filter(Boolean)
  const video = host === "youtu.be" ? first : (searchParams.get("v") ?? second)
  if (["youtu.be", "youtube.com", "youtube-nocookie.com"].includes(host) && video)
    return `https://www.youtube-nocookie.com/embed/${video}?autoplay=1`
  const number = /\d+/.exec(pathname)?.[0]
  if (["vimeo.com", "player.vimeo.com"].includes(host) && number)
    return `https://player.vimeo.com/video/${number}?dnt=1&autoplay=1`
  if (host === "figma.com")
    return `https://www.figma.com/embed?${new URLSearchParams({ embed_host: "share", url: href })}`
  return href
}
