import { useSyncExternalStore } from "react"
import { consent, isOptedOutByBrowser, setConsent, subscribeToConsent } from "./analytics"
import { ConsentBanner } from "./consent-banner"
import { ConsentSetting } from "./consent-setting"

export interface ConsentControlsProps {
  /** question: the banner before the page. setting: the button after it. */
  part: "question" | "setting"
}

/**
 * A banner that asks for consent, then a button to change the choice. Nothing if the browser sends an opt-out signal.
 */
export default function ConsentControls({ part }: ConsentControlsProps) {
  const choice = useSyncExternalStore(subscribeToConsent, consent)
  if (isOptedOutByBrowser() || (choice === undefined) !== (part === "question")) return null
  return part === "question" ? (
    <ConsentBanner onAllow={() => setConsent("granted")} onDecline={() => setConsent("denied")} />
  ) : (
    <ConsentSetting
      granted={choice === "granted"}
      onChange={(granted) => setConsent(granted ? "granted" : "denied")}
    />
  )
}
