// Written by `npm run generate`. Do not edit.
import type { ListHead } from "../../../content/model/define-collection"

export const listHeads: Readonly<Record<string, ListHead | undefined>> = {
  "/services/": {"heading":"{practice|practices}, one team","lead":"Take one of them or take them all. The people are the same, and so is the way we count."},
  "/case-studies/": {"heading":"{product|products}, still running","lead":"We list work only after it has been live for ninety days."},
  "/technologies/": {"heading":"{technology|technologies} we know to the bone","lead":"We would rather be excellent at {count} than familiar with eighty."},
  "/insights/": {"heading":"Notes from the work","lead":"What we learned, with the numbers left in."},
}
