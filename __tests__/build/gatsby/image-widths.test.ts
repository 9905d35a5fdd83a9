import { withDeviceWidths } from "../../../src/gatsby/resolvers/image-widths"

it("images as wide as the window have fixed widths, others Gatsby's pixel densities", () => {
  const widths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
  expect(withDeviceWidths({ layout: "fullWidth" })).toEqual({ layout: "fullWidth", breakpoints: widths })
  expect(withDeviceWidths({ layout: "fullWidth", breakpoints: [384] }).breakpoints).toEqual([384])
  for (const args of [{ width: 200 }, { layout: "constrained", width: 200 }, { layout: "fixed" }])
    expect(withDeviceWidths(args)).toBe(args)
})
