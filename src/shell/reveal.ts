import { duration, easing, reveal } from "../theme/tokens"

/**
 * Fade in the parts of sections below the window when they enter it, once and in order (design, section 6). Parts in
 * the window do not change, so nothing visible disappears.
 */
export const revealBelowTheFold = () => {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
  const waiting = [...document.querySelectorAll(parts)].filter(
    (part) => part.getBoundingClientRect().top >= window.innerHeight,
  )
  const observer = new IntersectionObserver(
    (entries) => {
      let order = 0
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting) continue
        target.removeAttribute(attribute)
        observer.unobserve(target)
        if (boundingClientRect.bottom > 0) fadeIn(target, order++)
      }
    },
    // Parts above the window count as seen, and do not fade in later.
    { rootMargin: "1000000px 0px 0px" },
  )
  for (const part of waiting) {
    part.setAttribute(attribute, "")
    observer.observe(part)
  }
}

/** Head and body of each section, without its background. Of a list, its items: they fade in one after the other. */
const parts = "main section > * > :not(ul, ol), main section > * > :is(ul, ol) > li"

/** Makes a part transparent (global styles). React does not manage this attribute. */
const attribute = "data-unseen"

/** Use the Web Animations API: it leaves no styles that could affect a component's transitions. */
const fadeIn = (part: Element, order: number) =>
  part.animate([{ opacity: 0, transform: `translateY(${reveal.distance})` }, {}], {
    duration: Number.parseFloat(duration.slower),
    delay: order * Number.parseFloat(reveal.stagger),
    easing: easing.out,
    fill: "backwards",
  })
