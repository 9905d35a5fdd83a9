import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CodeBlock } from "../../../../src/site/body/code/code-block"
import { lineColors, tokenColors } from "../../../../src/site/body/code/code-styles"
import { contrastRatio } from "../../../../src/site/theme/contrast"
import { dark, light } from "../../../../src/site/theme/palette"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"
import { render } from "../../../support/render"

const lines = [
  <del className="line" key="1">
    <span className="keyword">const</span> a
  </del>,
  "\n",
  <ins className="line" key="2">
    <span className="keyword">let</span> a
  </ins>,
  "\n",
  <span className="line" key="3" />,
  "\n",
  <mark className="line" key="4">
    b
  </mark>,
]

it("copies the code without deleted lines, and confirms it", async () => {
  const user = userEvent.setup()
  render(<CodeBlock title="a.ts">{lines}</CodeBlock>)
  await user.click(screen.getByRole("button", { name: "Copy code" }))
  expect(await navigator.clipboard.readText()).toBe("let a\n\nb")
  expect(screen.getByRole("status")).toHaveTextContent("Copied")
})

it("is reachable by keyboard only while it scrolls", async () => {
  let measure = () => {}
  jest.spyOn(window, "ResizeObserver").mockImplementation((callback) => {
    measure = () => callback([], {} as ResizeObserver)
    return { observe: () => {}, unobserve: () => {}, disconnect: () => {} }
  })
  const { container } = render(
    <CodeBlock title="a.ts" long>
      {lines}
    </CodeBlock>,
  )
  expect(screen.getByRole("group", { name: "a.ts" })).toHaveAttribute("tabindex", "0")
  act(() => measure())
  expect(screen.queryByRole("group")).toBeNull()
  expect(container.querySelector("[tabindex]")).toBeNull()
  expectCleanMarkup(container)
})

it("has readable colours on the background of every kind of line, in both themes", () => {
  const pairs = Object.values(lineColors).flatMap((background) =>
    [...Object.values(tokenColors), "text" as const].flatMap((text) =>
      [light, dark].map((theme) => ({
        pair: `${text} on ${background}`,
        contrast: contrastRatio(theme.color[text], theme.color[background]),
      })),
    ),
  )
  expect(pairs.filter((one) => one.contrast < 4.5)).toEqual([])
})
