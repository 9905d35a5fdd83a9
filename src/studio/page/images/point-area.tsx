import styled from "@emotion/styled"
import type { InputHTMLAttributes, ReactNode } from "react"
import { color, radius } from "../../host"

interface PointAreaProps {
  /** Called with the shares of the image's width and height. Undefined: nothing can be chosen. */
  onPoint: ((x: number, y: number) => void) | undefined
  /** An image, and what is drawn over it. */
  children: ReactNode
}

/** An image in which a click chooses a point. `PointSliders` do the same from the keyboard. */
export const PointArea = ({ onPoint, children }: PointAreaProps) => (
  <Area
    data-active={onPoint ? "" : undefined}
    onClick={({ currentTarget, clientX, clientY }) => {
      const { left, top, width, height } = currentTarget.getBoundingClientRect()
      onPoint?.((clientX - left) / width, (clientY - top) / height)
    }}
  >
    {children}
  </Area>
)

const ranges = [
  { name: "x", label: "Left to right", min: 0, max: 1 },
  { name: "y", label: "Top to bottom", min: 0, max: 1 },
  { name: "zoom", label: "Enlarge", min: 1, max: 4 },
] as const

/** Shares from 0 to 1, and how far the image is enlarged. */
type Point = Partial<Record<(typeof ranges)[number]["name"], number>>

interface PointSlidersProps {
  value: Point
  onChange: (change: Point) => void
  /** Of the first slider. */
  attributes?: InputHTMLAttributes<HTMLInputElement>
}

/** A slider for each number that the point has. */
export const PointSliders = ({ value, onChange, attributes }: PointSlidersProps) =>
  ranges.map(({ name, label, ...range }) =>
    value[name] === undefined ? null : (
      <label key={name}>
        {label}{" "}
        <input
          {...(name === "x" ? attributes : {})}
          {...range}
          type="range"
          step={0.02}
          value={value[name]}
          aria-valuetext={`${Math.round(value[name] * 100)} %`}
          onChange={({ target }) => onChange({ [name]: Number(target.value) })}
        />
      </label>
    ),
  )

const Area = styled.div`
  position: relative;
  justify-self: start;
  border-radius: ${radius.sm};
  overflow: hidden;
  background: ${color.bgSunken};

  &[data-active] {
    cursor: crosshair;
  }

  img {
    max-height: 46vh;
  }
`
