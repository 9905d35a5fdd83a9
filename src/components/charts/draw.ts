import { keyframes } from "@emotion/react"
import { scrollAnimation } from "../../theme/scroll-animation"

/** Charts are drawn as they move into the window. The frame of a chart is the timeline of its parts. */
export const chartTimeline = "view-timeline: var(--chart-timeline, --chart);"

/** For a box that scrolls sideways: it is the timeline of its charts, whose own would follow the box. */
export const sidewaysChartTimeline = "view-timeline: --chart; --chart-timeline: none;"

const draw = (animation: ReturnType<typeof keyframes>, range = "entry 50% cover 40%") =>
  scrollAnimation(animation, range, "--chart")

/** A bar grows from its left end. */
export const drawBar = draw(keyframes`
  from {
    scale: 0 1;
  }
`)

/** A column grows from its foot. */
export const drawColumn = draw(keyframes`
  from {
    scale: 1 0;
  }
`)

/** The arcs of a ring grow clockwise from their starts. */
export const drawArc = draw(keyframes`
  from {
    stroke-dasharray: 0 999;
  }
`)

/** Lines appear from left to right. A dash offset would not work: these strokes do not scale, and one is dotted. */
export const drawLines = draw(keyframes`
  from {
    clip-path: fill-box inset(-200px 100% -200px -200px);
  }
  to {
    clip-path: fill-box inset(-200px);
  }
`)

const last = "cover 32% cover 40%"

/** The last point of a line. */
export const drawPoint = draw(
  keyframes`
  from {
    opacity: 0;
  }
`,
  last,
)

/** Values are last. Their contrast is sufficient from the start. */
export const drawValue = draw(
  keyframes`
  from {
    opacity: 0.6;
  }
`,
  last,
)
