import { hostFiles, pagePolicies } from "./host-files"
import { shareImages } from "./share-images/share-images"
import type { PublishStep } from "./site"

/** The steps in their order: first what changes pages, then what reads them, then what describes all files. */
export const publishSteps: PublishStep[] = [shareImages, pagePolicies, hostFiles]
