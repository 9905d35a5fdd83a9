import type { Content } from "../../content"
import type { Appearance, CheckResult } from "../api"

/** The project that the studio edits, and how the program that runs the studio shows its texts. */
export interface StudioHost {
  /** Top folder of the project. */
  root: string
  /** The file of the page's script. */
  page?: string
  content: Content
  unsavedNodes: UnsavedNodes
  /** How a text of a document appears elsewhere, if it is valid. */
  appearanceOf: (file: string, text: string) => Promise<Appearance | undefined>
}

/** Shows texts in development before they are saved. */
export interface UnsavedNodes {
  /**
   * Create the nodes of an unsaved text if it is valid.
   * @param file from the project's root
   * @param isCurrent whether there is no later text of this file
   */
  show: (file: string, text: string, isCurrent: () => boolean) => Promise<Omit<CheckResult, "diagnostics">>
  /** Create the nodes of the saved file again. */
  drop: (file: string) => void
  /** Do not create the nodes of a text that still wait for it. */
  forget: (file: string) => void
}
