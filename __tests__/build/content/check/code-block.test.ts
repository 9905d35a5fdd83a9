import { messagesFor, placesFor, withBody } from "../../../support/content"

it.each([
  ["backticks", "One\n\n```js\nlet a\n\n<Results />", "35:1"],
  ["too few backticks", "````\nlet a\n```\n\nTwo", "33:1"],
  ["the other mark", "```\nlet a\n~~~\n\nTwo", "33:1"],
  ["in a quotation", "> ```\n> let a\n\nTwo", "33:3"],
  ["in a list", "- One\n- ```\n  let a\n\nTwo", "34:3"],
  ["words after its end", "```\nlet a\n``` and so on\n\nTwo", "33:1"],
  ["the beginning of the next", "```js\nlet a\n\nTwo\n\n```js\nlet b\n```", "33:1"],
])("reports a block of code that is not closed: %s", async (_, body, place) => {
  expect(await placesFor(withBody(body))).toEqual([`${place} code-block`])
})

it.each([
  ["closed", "```js\nlet a\n```\n\nTwo"],
  ["closed by marks that are indented", "```\nlet a\n    ```\n\nTwo"],
  ["closed by more marks", "~~~\nlet a\n~~~~~  \n\nTwo"],
  ["that shows a block of code", "````md\n```js\nlet a\n```\n````"],
  ["with marks in its lines", "```sh\n```a``` b\necho ```\n```"],
  ["in a quotation", "> ```\n> let a\n> ```\n\nTwo"],
  ["in a list", "1. One\n\n   ```\n   let a\n   ```\n2. Two"],
])("accepts a block of code %s", async (_, body) => {
  expect(await messagesFor(withBody(body))).toBe("valid")
})
