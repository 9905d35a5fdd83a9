/** More wrong examples of rules, one for each of their other messages. They would be too many for the guide. */

const chart = (kind: string, part: string) =>
  `research:\n  - header: Cards\n    chart: ${kind}\n    data:\n      - { ${part} }`

export const moreExamples: Readonly<Record<string, readonly string[]>> = {
  quotes: [
    ...["desc: 'A team's board'", 'country: "Ger\\many"', "desc: [A task] board"],
    ...["country: >50 countries", "country: *Germany* too", "country: &Co Germany", "country: !Germany"],
    ...['country: "Port\nugal"', "feedback[0].value: 12:30"],
    chart("bars", "title: One, value: +48"),
    chart("bars", "title: One, color: #1C1650, value: 1"),
  ],
  "field-syntax": [
    ...["country:Germany", "hero.tags: { items: [A]", "tags: [, Web]"],
    chart("bars", "title: One color: chart1, value: 1"),
    chart("bars", "title: One, value: ?\n      - { title: Two, value: 1"),
  ],
  indentation: [
    'hero.title:\n    label: Ledger\n   color: "#FFFFFF"',
    'hero.platforms:\n     items: [B2B]\n    textColor: "#FFFFFF"',
    'results:\n  - value: "1"\n    title: Boats\n  { value: "2", title: Tea }',
    "tags:\n  - Web\n  -Finance",
    "desc: >-\n     \n  What it is about, in a few words.",
  ],
  "invisible-space": ['results:\n  -\tvalue: "1"\n    title: Boats\n    widthClassName: span-12'],
  duplicate: ["tags: [SaaS, Web, SaaS]", "hero.tags: { items: [A], items: [B] }"],
  frontmatter: ["insights/old-boats/index.mdx: "],
  "missing-field": [
    ...["hero.platforms: {}", "hero: {}"],
    "research:\n  - header: Cards\n    chart:\n    data:\n      - { title: One, value: 100 }",
    "research:\n  - header: Cards\n    data:\n      - { title: One, value: 100 }",
    "technologies: [go, ~]",
    "challenges:\n  - title: One\n    description: It was hard for all of them.",
  ],
  "unknown-field": [chart("bars", "title: One, value: 1,200")],
  "field-type": [
    ...["country: true", "country: [Germany]", "country:\n  name: Germany", "tags: SaaS, Web"],
    ...["tags:\n  -Web", "tags:\n  - Our aim: a morning meeting"],
    ...["hero.title: none", chart("bars", 'title: One, value: "48"')],
    chart("bars", "title: One, value: many"),
  ],
  limits: [
    ...["country: The Federal Republic of Germany, in Europe", "hero.platforms.items: []"],
    "hero.tags.items: [A, B, C, D, E, F, G]",
  ],
  "text-form": ["country: >\n  Federal Republic\n  of Germany", 'country: "Germany "'],
  colour: ['hero.background: "#1C165"'],
  "field-value": [
    chart("bars", "title: One, color: chart9, value: 1"),
    ...[chart("donut", "title: One, value: 99"), chart("bars", "title: One, value: -38")],
    ...[chart("bars", "title: One, values: [38]"), chart("line", "title: One, value: 58")],
    "research:\n  - header: Cards\n    chart: line\n    labels: [A, B]\n    data:\n      - { title: One, values: [1, 2, 3] }",
    chart("line", "title: One, values: [1, 2]"),
  ],
  contrast: [
    ...['hero.title.color: "#3A30A0"', 'hero.platforms.borderColor: "#352C86"'],
    'hero.tags.textColor: "#352C86"',
  ],
  date: ["date: 2024-13-45", "date: 22 April 2026"],
  choice: [
    ...["hero.platforms.items: [desktop, B2B]", chart("pie", "title: One, value: 1")],
    "challenges:\n  - title: One\n    icon: git-merg\n    description: It was hard for all of them.",
  ],
  "image-path": [
    ...["![A wall of arches](../fooq/cover.jpg)", "![A wall of arches](./%2e%2e/fooq/cover.jpg)"],
    "![A wall of arches](http://nimble.example/a.jpg)",
    "![A wall of arches][picture]\n\n[picture]: https://nimble.example/a.jpg",
    '<Download label="A" file="./a.exe" />',
  ],
  code: [
    ...["import duties rose that year.", "Nimble is {fourteen people in Leipzig."],
    ...["<CallToAction {...props} />", "{/* a */ b}", "## Call {site.phone}"],
  ],
  "unknown-section": ["<Prose />", "<abbr>CD</abbr> is here."],
  html: [
    ...["<constructor />", 'Nimble<br className="x" />in Leipzig.'],
    ...["Nimble is <>fourteen</> people.", "<!-- For editors -->", "<!-- Never closed"],
    "<dl>Backlog</dl>",
  ],
  "own-line": [
    "![A wall of arches](./screen-1.jpg)\n![A wall of boats](./screen-1.jpg)",
    '<Details summary="More">\n\n<CallToAction />\n\n</Details>',
    'Before <Details summary="More">text</Details> after.',
    '<Abbr title="Continuous delivery">\n\nCD\n\n</Abbr>',
    ...['## <Abbr title="Continuous delivery">CD</Abbr>', ":::note\n## Heading\n:::"],
  ],
  "element-content": [
    ...['<Tabs label="Manager">\n\nText.\n\n</Tabs>', "<Steps>\n\n- One.\n\n</Steps>"],
    'A <Abbr title="Continuous delivery">**C**D</Abbr>.',
    ...['A <Abbr title="Continuous delivery" />.', ":::note\n:::"],
    '<Figure image="./screen-1.jpg" alt="A board on a wall">Text.</Figure>',
  ],
  "element-syntax": [
    '<Details summary="Why">\n\nText.\n\n<CallToAction />',
    ...['<Voice by="Mina">We are done.\n\n<CallToAction />', "<CallToAction", "</CallToAction>"],
    ...["<CallToAction></Results>", "<CallToAction heading=Hard />"],
    ...['<CallToAction heading="Hard />', "See <www.example.com/nimble>."],
  ],
  "link-address": [
    ...[
      "「https://a.org/b?c=d」と",
      "http://a.orgです",
      "https://a.org—tea",
      "https://a.org에서",
      "www.a.org、",
    ],
    ...["[Nimble](JavaScript&#58;alert(1))", "[Nimble][n]\n\n[n]: javascript:alert(1)"],
    ...["[Nimble](//nimble.example)", "[Nimble]()"],
    "[Nimble](ftp://nimble.example/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa)",
  ],
  "broken-link": [
    ...["The type is [string, Foo][] here.", "Call on[name](event, data) then."],
    ...["See [Nimble][nimble].", "![What is left](./screen-1.jpg"],
    ...["So [write to us](/company/ now (or later).", "![What is left(./screen-1.jpg)"],
    ...["Or write to us](/company/) now.", "They\n[write to us]\n(/company/) now."],
    ...["Please (write to us)[/company/] now.", "See [a **strong** word]( /case studies/ ) there."],
    "Do [write to us](/company/ and be brief) now.",
    '![What is left](./screen-1.jpg "What is left.)',
    "![What is left](./screen-1.jpg “What is left.”)",
    '![What is left](./screen-1.jpg "What is "left" now")',
    "See [the [range](/services/) of it](/estimate/) there.",
    ...["| a |\n|---|\n| [two](/case studies/) |", "See [x](/services/) and [^1]."],
  ],
  "broken-markdown": [
    ...["Text\n###Heading", "| a | b |\n| 1 | 2 |", "Text\n\n| a | b |\n|---|\n| 1 | 2 |"],
    ...["a\n--- | ---\n1 | 2", "Two:\n-one\n-two", "1.one\n2.two", "< Results />"],
  ],
  heading: ["# Noon on a Wednesday", "#### Noon on a Wednesday", "## <br />"],
  "call-out": [
    ...[":::note\nText.\n\n## Heading\n\n<CallToAction />", "::: note\nText.\n:::"],
    "> [!NOTE] A **title**\n> Text.",
    ":::note\n:::tip\nHot.\n:::\nTea.\n\n:::",
    ":::note\n:::tip\n:::caution\nHot.\n:::\n:::\n:::",
  ],
  "dead-link": ["## ✏️ U\u0308bung\n\n[a](#-übungen)"],
  "code-name": [
    ...[
      "- a*b*c\n- self.__dict__",
      "> Call __init__() and src/__tests__/a.",
      "## __init__.py",
      "`a` __proto__",
    ],
    ...["| a |\n|---|\n| 2**8**2 |", "src/*.ts and lib/*.js", "[./*/x/*](/services/)"],
  ],
  "code-language": [
    ...["```ts{2}\na\nb\n```", "```klingon\na\nb\n```", "```ts {9}\na\nb\n```"],
    "```ts {a}\na\nb\n```",
  ],
  footnote: ["Text.\n\n[^two]: Two."],
}
