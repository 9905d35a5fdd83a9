import * as all from "./all-rules"
import type { Rule } from "./rule"

/** Every rule, by id. Compilers add `__esModule` to the exports of a module. */
export const rules: readonly Rule[] = Object.values(all)
  .filter(({ id }) => id)
  .sort((a, b) => a.id.localeCompare(b.id))
