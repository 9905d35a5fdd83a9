/** What the pages of technologies and services count. */

/** How many case studies use a technology or service, as its page says. */
export const counted: { page: string; count: number; said: string }[] = [
  { page: "technologies/python", count: 5, said: "Five products on our list include it" },
  { page: "technologies/swift", count: 2, said: "Two products on our list chose it" },
  { page: "technologies/flutter", count: 3, said: "We have chosen it for three consumer apps" },
  { page: "technologies/node", count: 7, said: "seven of our fourteen published products" },
  { page: "technologies/react-native", count: 2, said: "Two apps on our list took it" },
  { page: "technologies/react", count: 6, said: "Six web projects on our list are built with it" },
  {
    page: "services/machine-learning-and-ai",
    count: 4,
    said: "Four of the products on our list rest on such a judgement",
  },
]

/** Days of upkeep a year, as each technology's page says; two of them claim to be the extremes. */
export const upkeep: Record<string, { days: [number, number]; said: string }> = {
  python: { days: [6, 8], said: "Plan six to eight days a year" },
  swift: { days: [10, 14], said: "Reserve ten to fourteen days a year" },
  flutter: { days: [8, 10], said: "eight to ten days a year in all" },
  node: { days: [6, 9], said: "makes six to nine days in a normal twelve months" },
  "react-native": { days: [14, 18], said: "the year takes fourteen to eighteen days" },
  react: { days: [5, 8], said: "Maintenance takes five to eight days a year" },
  go: { days: [2, 3], said: "upkeep is two to three days a year, the lowest we know" },
  kotlin: { days: [8, 12], said: "makes eight to twelve days annually" },
}

/** Weeks that clients needed in 2025 to hire a senior, as each technology's page says. */
export const hiring: Record<string, { weeks: number; said: string }> = {
  python: { weeks: 7, said: "filled the post in about seven weeks" },
  swift: { weeks: 9, said: "it took nine weeks to find one" },
  flutter: { weeks: 9, said: "Clients needed about nine weeks to hire a senior" },
  node: { weeks: 6, said: "needed six weeks" },
  "react-native": { weeks: 8, said: "eight weeks of searching" },
  react: { weeks: 5, said: "hired seniors in about five weeks" },
  go: { weeks: 11, said: "searches took eleven weeks" },
  kotlin: { weeks: 8, said: "It took eight weeks" },
}
