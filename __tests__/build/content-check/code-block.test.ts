import { messagesFor, withBody } from "../../support/content"

const unclosed = (fence: string) =>
  `the block of code is not closed and takes in all that follows. Write ${fence} alone on a line behind the code.`

it.each<[what: string, body: string, expected: string]>([
  ["backticks", "One\n\n```js\nlet a\n\n<Results />", `35:1  \`\`\`: ${unclosed("```")}`],
  ["tildes", "~~~\nlet a\n\n## Two", `33:1  ~~~: ${unclosed("~~~")}`],
  ["too few backticks", "````\nlet a\n```\n\nTwo", `33:1  \`\`\`\`: ${unclosed("````")}`],
  ["the other mark", "```\nlet a\n~~~\n\nTwo", `33:1  \`\`\`: ${unclosed("```")}`],
  ["nothing behind it", "```", `33:1  \`\`\`: ${unclosed("```")}`],
  ["in a quotation", "> ```\n> let a\n\nTwo", `33:3  \`\`\`: ${unclosed("```")}`],
  ["in a list", "- One\n- ```\n  let a\n\nTwo", `34:3  \`\`\`: ${unclosed("```")}`],
  [
    "words behind its end",
    "```\nlet a\n``` and so on\n\nTwo",
    "33:1  ```: line 35 does not close the block of code: words stand behind its ```. Write ``` alone on a line behind the code.",
  ],
  [
    "the beginning of the next",
    "```js\nlet a\n\nTwo\n\n```js\nlet b\n```",
    "33:1  ```: line 38 does not close the block of code: words stand behind its ```. Write ``` alone on a line behind the code.",
  ],
])("refuses a block of code that is not closed: %s", async (_, body, expected) => {
  expect(await messagesFor(withBody(body))).toBe(`nimble/index.mdx:${expected}`)
})

it.each([
  ["closed", "```js\nlet a\n```\n\nTwo"],
  ["empty", "```\n```\n\nTwo"],
  ["closed by marks that stand in", "```\nlet a\n    ```\n\nTwo"],
  ["with an empty line", "```\n\n```"],
  ["closed by more marks", "~~~\nlet a\n~~~~~  \n\nTwo"],
  ["closed at the end of the text", "```\nlet a\n```"],
  ["that shows a block of code", "````md\n```js\nlet a\n```\n````"],
  ["with marks in its lines", "```sh\n```a``` b\necho ```\n```"],
  ["in a quotation", "> ```\n> let a\n> ```\n\nTwo"],
  ["in a list", "1. One\n\n   ```\n   let a\n   ```\n2. Two"],
  ["in a list in a quotation", "> - ```\n>   let a\n>   ```"],
])("takes a block of code %s", async (_, body) => {
  expect(await messagesFor(withBody(body))).toBe("valid")
})
