/** What a drawing draws: its source without the root element; nothing where it has none. */
export const svgShapes = (svg: string): string => /<svg\b[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? ""
