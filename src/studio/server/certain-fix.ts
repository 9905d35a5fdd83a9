import type { Diagnostic } from "../../content-check/diagnostic"
import type { StudioDiagnostic } from "../api"

/** The edit that fixes a problem, if its rule knows what to write. */
export const certainFix = (_diagnostic: Diagnostic, _text: string): Pick<StudioDiagnostic, "edit"> => ({})
