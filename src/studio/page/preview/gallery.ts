let gallery: Promise<Document | undefined> | undefined

/** A section from develop's gallery, which shows all of them. It is loaded when the first is needed. */
export const exampleOf = async (name: string) => {
  gallery ??= load()
  const page = await gallery
  if (!page) return undefined
  const heading = [...page.querySelectorAll("main article h3")].find(
    ({ textContent }) => textContent === name,
  )
  return heading?.closest("article")?.querySelector(":scope > [data-wide] > :not(style)") ?? undefined
}

const load = () =>
  new Promise<Document | undefined>((resolve) => {
    const frame = document.createElement("iframe")
    frame.src = "/gallery/"
    frame.className = "studio-gallery"
    frame.inert = true
    frame.ariaHidden = "true"
    frame.onload = () => setTimeout(() => resolve(frame.contentDocument ?? undefined), 1500)
    document.body.append(frame)
  })
