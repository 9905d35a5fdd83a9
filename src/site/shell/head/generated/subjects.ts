// Written by `npm run generate`. Do not edit.
import type { Subject } from "../../../../content/define"

export const subjects: Readonly<Record<string, Subject | undefined>> = {
  "/services/": "Service",
  "/case-studies/": "Article",
  "/insights/": "BlogPosting",
}
