/**
 * Questions as clients ask them, with the page that answers each, and the same with one letter wrong in a word of its
 * name or headings. About the content of this site, since only real questions show whether the search can be trusted:
 * replace them with those of your clients.
 */
export const questions: readonly { asked: string; mistyped: string; page: string }[] = [
  {
    asked: "who built the ferry app",
    mistyped: "who built the fery app",
    page: "/case-studies/istanbul-senin/",
  },
  { asked: "cost of an app", mistyped: "cost of a mobile aplication", page: "/services/mobile-application/" },
  { asked: "react native logistics", mistyped: "react native logistcs", page: "/case-studies/trade-agency/" },
  {
    asked: "how much does a website cost",
    mistyped: "web develpment prices",
    page: "/services/web-development/",
  },
  {
    asked: "how long does it take to build an app",
    mistyped: "how long does a mobil app take",
    page: "/services/mobile-application/",
  },
  { asked: "app for lost things", mistyped: "app for lost thimgs", page: "/case-studies/bulmali/" },
  { asked: "used car marketplace", mistyped: "fiyoka car marketplace", page: "/case-studies/fiyaka/" },
  {
    asked: "book a table at a restaurant",
    mistyped: "restaurant discovery foog",
    page: "/case-studies/fooq/",
  },
  {
    asked: "appointments for beauty salons",
    mistyped: "gorjez beauty salons",
    page: "/case-studies/gorjes/",
  },
  {
    asked: "software for airport ground crews",
    mistyped: "turnaround time cellebi",
    page: "/case-studies/celebi/",
  },
  { asked: "online shop for clothes", mistyped: "online ecomerce shop", page: "/case-studies/e-commerce/" },
  {
    asked: "food delivery with honest arrival times",
    mistyped: "food dilivery arrival times",
    page: "/case-studies/food-delivery/",
  },
  {
    asked: "audio guide for walking tours",
    mistyped: "touramma audio walks",
    page: "/case-studies/tourama/",
  },
  {
    asked: "learn a language in five minutes a day",
    mistyped: "langauge app five minutes",
    page: "/case-studies/language-app/",
  },
  { asked: "sprint board for agile teams", mistyped: "nimbel sprint board", page: "/case-studies/nimble/" },
  {
    asked: "customs clearance on one screen",
    mistyped: "trade agancy customs",
    page: "/case-studies/trade-agency/",
  },
  {
    asked: "travel site with personal advisors",
    mistyped: "travle agency advisors",
    page: "/case-studies/travel-agency/",
  },
  {
    asked: "website for an advertising studio",
    mistyped: "advertizing studio website",
    page: "/case-studies/advertising-agency/",
  },
  {
    asked: "replace an old system step by step",
    mistyped: "software moderniztion of old systems",
    page: "/services/software-modernization/",
  },
  {
    asked: "should we rewrite or refactor",
    mistyped: "rewrite or refactr",
    page: "/insights/rewrite-or-refactor/",
  },
  {
    asked: "why do you quote a range",
    mistyped: "why do you qoute a range",
    page: "/insights/estimate-range/",
  },
  {
    asked: "what goes wrong with ai in production",
    mistyped: "what breaks when a modle meets users",
    page: "/insights/ai-in-production/",
  },
  {
    asked: "design tokens for a rebrand",
    mistyped: "design tokns for a rebrand",
    page: "/insights/design-tokens/",
  },
  { asked: "hire python developers", mistyped: "pyhton developers", page: "/technologies/python/" },
  { asked: "is flutter right for us", mistyped: "is fluter right for us", page: "/technologies/flutter/" },
  {
    asked: "technical due diligence",
    mistyped: "software consultng audit",
    page: "/services/software-consulting/",
  },
  { asked: "your phone number", mistyped: "contct phone number", page: "/contact-us/" },
  { asked: "who will we work with at your company", mistyped: "who works at the compny", page: "/company/" },
  { asked: "why should we choose you", mistyped: "resons to choose you", page: "/company/why-mosslight/" },
  {
    asked: "is your website accessible",
    mistyped: "acessibility of the site",
    page: "/policies/accessibility/",
  },
]
