/** Elements that do not end, or end in the wrong place: one message for each, at the element that must change. */
import { checkText, withBody } from "../../../support/content"
import { formatBriefly } from "../../../support/format-briefly"

/** Problems with positions from the first line of the body on. */
const problemsIn = async (body: string) =>
  (await checkText(withBody(body))).diagnostics.map(({ range, ...diagnostic }) => {
    const { line, column } = range.start
    return formatBriefly({ ...diagnostic, range: { ...range, start: { line: line - 32, column } } })
  })

it.each<[body: string, place: string, message: string]>([
  [
    '<Details summary="T">\n\n<Figure image="./a.jpg" alt="A board">\n\n</Details>',
    "3:1",
    'the element <Figure> is not closed. Write <Figure image="./a.jpg" alt="A board" />',
  ],
  ["<Cards>\n<Card title='a'>\nText\n</Cards>", "2:1", "the element <Card> is not closed. Write </Card>"],
  ["<Cards>\n<Card title='a'>\nText\n</Card>", "1:1", "the element <Cards> is not closed. Write </Cards>"],
  [
    "<Tabs label='A'>\n<Tab label='x'>\nText\n\n<Tab label='y'>\nText\n</Tab>\n</Tabs>",
    "2:1",
    "the element <Tab> is not closed",
  ],
  ["<Details summary='T'>\nText<br>more\n</Details>", "2:5", "the element <br> is not closed. Write <br />"],
  ["<Details summary='T'>\n<Steps>\n1. x\n</Details>\n</Steps>", "2:1", "Move </Steps> before </Details>"],
  ["- one <kbd>x\n- two</kbd>", "1:7", "<kbd> and </kbd> are not in the same paragraph or entry"],
  ["**a <kbd>b** c</kbd>", "1:5", "<kbd> and </kbd> are not in the same paragraph or entry"],
  ["<Quote>\nx\n</Qoute>", "3:1", 'Did you mean "</Quote>"?'],
  ["<Qoute>\nx\n</Quote>", "1:1", 'Did you mean "<Quote>"?'],
  ["<Details summary='T'>\nx\n</details>", "3:1", 'Did you mean "</Details>"?'],
  ["<Details summary='T'>\nx\n</Details />", "3:1", "Write </Details>"],
  ["Text </br> and", "1:6", "Write <br />"],
  ["Text </Quote> and", "1:6", "</Quote> closes an element that is not open. Remove it"],
  ["<Tabs label='A'>\n<Tab label='x'\n\nText\n\n</Tab>\n</Tabs>", "2:1", "the tag <Tab is not closed"],
  ["<Tabs label='A'>\n<Tab label='x>\n\nText\n\n</Tab>\n</Tabs>", "2:12", "the quotation mark of label"],
])("%j", async (body, place, message) => {
  const problems = await problemsIn(body)
  expect(problems).toEqual([expect.stringContaining(message)])
  expect(problems[0]).toMatch(new RegExp(`:${place}  `))
})

it("names each of several elements that do not end", async () => {
  const body = "<Details summary='T'>\n\n<Figure image='./a.jpg' alt='A board'>\n\nText<br>more"
  expect(await problemsIn(body)).toEqual([
    expect.stringContaining(":1:1  the element <Details> is not closed"),
    expect.stringContaining(":3:1  the element <Figure> is not closed"),
    expect.stringContaining(":5:5  the element <br> is not closed"),
  ])
})

it.each<[text: string, place: string, code: string]>([
  ["A Promise<Array<string>> is", "1:3", "Promise<Array<string>>"],
  ["A std::vector<int> is", "1:3", "std::vector<int>"],
  ["A List<?> is", "1:3", "List<?>"],
  ["A Vec<&str> is", "1:3", "Vec<&str>"],
  ["Write <your name> there.", "1:7", "<your name>"],
  ["Set <API_TOKEN> there.", "1:5", "<API_TOKEN>"],
  ["Is a<b or not?", "1:4", "a<b"],
])("offers backticks for the code in %j", async (text, place, code) => {
  const problems = await problemsIn(text)
  expect(problems).toEqual([expect.stringContaining(`Write it in backticks: \`${code}\``)])
  expect(problems[0]).toMatch(new RegExp(`:${place}  `))
  expect(await problemsIn(text.replace(code, `\`${code}\``))).toEqual([])
})
