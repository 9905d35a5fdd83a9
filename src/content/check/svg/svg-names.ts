/** Elements, attributes and parts of CSS that draw an SVG. None of them runs, links or loads anything. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const svgElements = words(`
  svg g defs symbol use switch title desc metadata style view
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feFuncR feFuncG feFuncB feFuncA feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`)

export const svgAttributes = words(`
  id class style lang role tabindex focusable version baseProfile type media title name alt
  x y width height viewBox viewTarget preserveAspectRatio zoomAndPan transform transform-origin transform-box
  d points pathLength cx cy r rx ry fx fy fr x1 y1 x2 y2 dx dy rotate textLength lengthAdjust startOffset
  method side spacing offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits mask-type markerUnits markerWidth markerHeight
  refX refY orient filterUnits filterRes primitiveUnits
  amplitude azimuth baseFrequency bias diffuseConstant divisor edgeMode elevation exponent in in2 intercept
  k1 k2 k3 k4 kernelMatrix kernelUnitLength limitingConeAngle mode numOctaves operator order origin
  pointsAtX pointsAtY pointsAtZ preserveAlpha radius result scale seed slope specularConstant
  specularExponent stdDeviation stitchTiles surfaceScale tableValues targetX targetY values xChannelSelector
  yChannelSelector z
  requiredExtensions requiredFeatures systemLanguage contentScriptType contentStyleType
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-profile color-rendering cursor direction display dominant-baseline
  enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight glyph-orientation-horizontal
  glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color line-height
  marker marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order pointer-events
  shape-rendering solid-color solid-opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor
  text-decoration text-overflow text-rendering unicode-bidi vector-effect visibility white-space word-spacing
  writing-mode`)

export const cssRules = words("media supports keyframes -webkit-keyframes layer")

export const cssFunctions = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark device-cmyk icc-color
  var calc min max clamp
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective path circle ellipse inset polygon
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  cubic-bezier steps linear is where not nth-child nth-last-child nth-of-type nth-last-of-type`)

/** Programs that draw write data of their own with these namespaces. Browsers ignore it. */
export const editorNamespaces = [
  ...words(`
    http://www.inkscape.org/namespaces/ http://sodipodi.sourceforge.net/ http://www.w3.org/1999/02/22-rdf-syntax-ns#
    http://creativecommons.org/ns# http://web.resource.org/cc/ http://purl.org/dc/ http://ns.adobe.com/
    http://www.bohemiancoding.com/sketch/ https://sketch.io/dtd/ http://www.figma.com/figma/ http://www.serif.com/
    http://www.vectornator.io http://vectornator.io http://www.corel.com/ http://svgjs.com/svgjs
    http://svgjs.dev/svgjs https://boxy-svg.com http://xml.openoffice.org/ http://krita.org/ http://www.gimp.org/`),
]
