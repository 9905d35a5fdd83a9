import { act } from "@testing-library/react"
import { useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { firstScript } from "../../../../src/site/shell/head/first-script"
import { followTranslations, restoreTexts } from "../../../../src/site/ui/hydration/translated-texts"

const { insertBefore, removeChild } = Node.prototype

/** Replace each text as browsers do. Some move the text into the element, others copy it. */
const translate = (root: Node, moves: boolean) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(
    ({ data, parentElement }) => data.trim() && !parentElement?.closest("font"),
  )) {
    const font = document.createElement("font")
    text.replaceWith(font)
    font.append(moves ? text : text.data.toUpperCase())
  }
}

const Form = () => {
  const [count, setCount] = useState(1)
  return (
    <form>
      <p>
        {count === 2 ? null : "Some "}
        {count} results{count > 2 ? " more" : null}
        {count > 1 ? <b>!</b> : null}
        {" found"}
      </p>
      <input aria-label="Name" />
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
    </form>
  )
}

const run = async (translatedBefore: boolean, moves: boolean) => {
  firstScript([])
  document.dispatchEvent(new Event("readystatechange"))
  const container = document.createElement("div")
  container.innerHTML = renderToString(<Form />)
  document.body.replaceChildren(container)
  const input = container.querySelector("input") as HTMLInputElement
  input.value = "Ada"
  const errors: unknown[] = []
  const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)))
  if (translatedBefore) translate(container, moves)
  await settle()
  restoreTexts(container)
  followTranslations()
  await act(async () => hydrateRoot(container, <Form />, { onRecoverableError: (e) => errors.push(e) }))
  translate(container, moves)
  await settle()
  const click = async () => {
    await act(async () => container.querySelector("button")?.click())
    await settle()
    return container.querySelector("p")?.textContent?.toLowerCase()
  }
  return { container, input, errors, click, settle }
}

beforeEach(() => Object.assign(window, { trustedTypes: undefined }))
afterEach(() => Object.assign(Node.prototype, { insertBefore, removeChild }))

describe.each([
  ["before", true],
  ["after", false],
])("a page that is translated %s hydration", (_, translatedBefore) => {
  it.each([
    ["moved", true],
    ["copied", false],
  ])("is hydrated, and keeps what was typed (texts are %s)", async (_, moves) => {
    const { container, input, errors } = await run(translatedBefore, moves)
    expect(errors).toEqual([])
    expect(container.querySelector("input")).toBe(input)
    expect(input.value).toBe("Ada")
  })

  it.each([
    ["moved", true],
    ["copied", false],
  ])("shows each change (texts are %s)", async (_, moves) => {
    const { container, click, settle } = await run(translatedBefore, moves)
    expect(await click()).toBe("2 results! found")
    translate(container, moves)
    await settle()
    expect(await click()).toBe("some 3 results more! found")
  })
})
