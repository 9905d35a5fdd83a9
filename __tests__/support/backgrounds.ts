const steps = ["00", "33", "66", "99", "CC", "FF"]

/** Backgrounds of every hue and lightness, with greys. */
export const backgrounds = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
)
