import { duration, easing, reveal } from "../theme/tokens"

/**
 * Has the parts of sections that nobody has seen yet rise and fade in when they come into the window, once, and one
 * after the other (design, section 6). What is in the window stays as it is, so nothing on it ever disappears.
 */
export const revealBelowTheFold = () => {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
  const waiting = [...document.querySelectorAll(parts)].filter(
    (part) => part.getBoundingClientRect().top >= window.innerHeight,
  )
  const observer = new IntersectionObserver(
    (entries) => {
      let place = 0
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting) continue
        target.removeAttribute(attribute)
        observer.unobserve(target)
        if (boundingClientRect.bottom > 0) rise(target, place++)
      }
    },
    // What was jumped over has been passed, and is not to come up on the way back.
    { rootMargin: "1000000px 0px 0px" },
  )
  for (const part of waiting) {
    part.setAttribute(attribute, "")
    observer.observe(part)
  }
}

/** Head and body of each section, without the section's ground. */
const parts = "main section > * > *"

/** What has it is transparent (global styles); React does not know of it. */
const attribute = "data-unseen"

/** An animation of the browser's own leaves nothing behind that a component's transitions would meet. */
const rise = (part: Element, place: number) =>
  part.animate([{ opacity: 0, transform: `translateY(${reveal.distance})` }, {}], {
    duration: Number.parseFloat(duration.slower),
    delay: place * Number.parseFloat(reveal.stagger),
    easing: easing.out,
    fill: "backwards",
  })
