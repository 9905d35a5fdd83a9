import { defineRule, type Problem } from "../rule"

/** Photos and videos that say where they were taken. */
export const photoPlace = defineRule({
  id: "photo-place",
  about:
    "Phones write into a photo or video where it was taken, and everybody who has the file can read it. The studio removes that from what it uploads; the picture stays as it is.",
  severity: "warning",
  examples: {
    in: "files",
    wrong: ["case-studies/harbour-ledger/screen-1.jpg: 800 × 600 with GPS"],
    right: ["case-studies/harbour-ledger/screen-1.jpg: 800 × 600"],
  },
})

export const saysItsPlace: Problem = [
  "says where it was taken (GPS)",
  "Replace it by the same file in the studio, under Media: it removes that",
]
