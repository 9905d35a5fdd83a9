/** American spellings, and what British readers expect. Each pattern matches whole words, in any letter case. */
export const americanSpellings: [pattern: RegExp, british: string][] = [
  [
    /\b(?:col|fav|hon|lab|neighb|behavi|flav|hum|rum|harb|endeav|vap|sav|od|arm|parl|vig|val|cand)or(?:s|ed|ing|ful|less|able|ably|ite|ites|hood|hoods|al|y)?\b/gi,
    "-our",
  ],
  [
    /\b(?:cent|theat|lit|fib|calib|somb|spect|meag|lust|(?:kilo|milli|centi|nano)met)er(?:s|ed|ing)?\b/gi,
    "-re",
  ],
  [
    /\b(?!(?:(?:re|down|up|over|out|under|cap|as|mid)?siz|priz|seiz|maiz|beliz))[a-z]{2,}(?:iz|yz)(?:e|es|ed|er|ers|ing|ation|ations|able)\b/gi,
    "-ise or -yse",
  ],
  [/\b(?:catalog|analog|monolog|prolog|epilog)(?:s|ed|ing)?\b/gi, "-ogue"],
  [/\b(?:defense|offense|pretense|license)s?\b/gi, "-ence"],
  [
    /\b(?:travel|cancel|model|label|fuel|signal|total|level|counsel|marvel|channel|tunnel|pencil|initial|dial|rival|quarrel)(?:ed|ing|er|ers|ous)\b/gi,
    "-ll-",
  ],
  [/\b(?:fulfill|enroll|instill|distill|skillful|willful|installment|enrollment)s?\b/gi, "one l"],
  [
    /\b(?:gray|plow|mom|moms|math|aluminum|airplanes?|jewelry|cozy|skeptic(?:al|s)?|maneuvers?|artifacts?|gotten|mustache|pajamas|sulfur|pediatric|esthetic|molds?|smolder|ax|sidewalks?|vacations?|elevators?|zip codes?|toward|afterward|off of|movies?)\b/gi,
    "the British word",
  ],
]

/** Words that say nothing, and boasts. */
export const fillerWords: RegExp[] = [
  /\bleverag\w*/gi,
  /\bseamless\w*/gi,
  /\brobust\w*/gi,
  /\bcutting[- ]edge\b/gi,
  /\bbleeding[- ]edge\b/gi,
  /\bworld[- ]class\b/gi,
  /\bbest[- ](?:in[- ]class|of[- ]breed)\b/gi,
  /\brevolutioni[sz]\w*/gi,
  /\bstate[- ]of[- ]the[- ]art\b/gi,
  /\bgame[- ]chang\w*/gi,
  /\bnext[- ](?:gen|generation|level)\b/gi,
  /\binnovat\w*/gi,
  /\bsynerg\w*/gi,
  /\bholistic\w*/gi,
  /\bempower\w*/gi,
  /\bunlock(?:s|ed|ing)? (?:the|your|new|growth|value|potential)\b/gi,
  /\b(?:digital|customer|user) (?:journey|transformation)s?\b/gi,
  /\b(?:end-to-end|turnkey|one-stop|mission-critical|enterprise-grade|battle-tested|future-proof\w*)\b/gi,
  /\b(?:paradigm|disrupt(?:ive|ion)|frictionless|supercharg\w*|turbocharg\w*|streamlin\w*|utili[sz]\w*)\b/gi,
  /\b(?:delve|tapestry|testament to|ever-(?:evolving|changing)|fast-paced|in today[’']s|look no further|at the end of the day|needless to say|it is worth noting|it goes without saying|rest assured|in order to)\b/gi,
  /\b(?:tailored to your|tailor-made|bespoke|passionate about|we pride ourselves|excited to|thrilled to|committed to excellence|trusted partner|unparalleled|unrivall?ed|unmatched|stunning|amazing|awesome|incredible|exceptional)\b/gi,
  /\b(?:simply|very|really|truly|extremely|incredibly|highly) (?:easy|simple|important|unique|powerful|scalable|flexible)\b/gi,
]
