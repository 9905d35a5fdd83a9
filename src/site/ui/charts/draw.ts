import { keyframes } from "@emotion/react"
import { scrollAnimation } from "../../theme/scroll-animation"

/** Plots appear as they move into the window: an element with this style is the timeline of the plot in it. */
export const chartTimeline = "view-timeline: var(--chart-timeline, --chart);"

/** For a box that scrolls sideways, whose own position would be the timeline: charts in it are complete at once. */
export const noChartTimeline = "--chart-timeline: none;"

const wipe = keyframes`
  from {
    clip-path: fill-box inset(-200px 100% -200px -200px);
  }
  to {
    clip-path: fill-box inset(-200px);
  }
`

/**
 * A plot appears from left to right with its values, before it is whole in the window. Its shapes do not grow: they
 * would show a wrong value wherever the visitor stops.
 */
export const drawPlot = scrollAnimation(wipe, "entry 10% entry 60%", "--chart")
