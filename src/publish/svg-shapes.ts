/** The content of an SVG's root element; "" if there is none. */
export const svgShapes = (svg: string): string => /<svg\b[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? ""
