import { compress } from "./compress"
import { hostFiles, pagePolicies } from "./host-files"
import { finishPages } from "./pages/finish-pages"
import { redirectPages } from "./redirects"
import { searchEngines } from "./search-engines"
import { searchIndex } from "./search-index/search-index"
import { shareImages } from "./share-images/share-images"
import type { PublishStep } from "./site"
import { tidyScripts } from "./tidy-scripts"
import { verifySite } from "./verify/verify-site"

/** The steps in their order: first what changes pages, then what reads them, then what describes all files. */
export const publishSteps: PublishStep[] = [
  tidyScripts,
  finishPages,
  redirectPages,
  pagePolicies,
  shareImages,
  searchIndex,
  // After the site's own search, which leaves out what search engines are to leave out: in a preview every page.
  searchEngines,
  verifySite,
  compress,
  hostFiles,
]
