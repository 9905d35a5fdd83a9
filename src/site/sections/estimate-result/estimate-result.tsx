import type { PropsOf } from "../../../content/define"
import { EstimateResult as Result } from "../../features/estimate/estimate-result"
import type { estimateResult } from "./section"

export type EstimateResultProps = PropsOf<typeof estimateResult>

/** The end of the estimate form. */
export const EstimateResult = ({ heading = "", texts, settings }: EstimateResultProps) =>
  texts && settings ? <Result heading={heading} texts={texts} email={settings.email} /> : null
