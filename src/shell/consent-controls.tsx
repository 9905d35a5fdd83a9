import { useSyncExternalStore } from "react"
import { ConsentBanner } from "../components/consent-banner"
import { ConsentSetting } from "../components/consent-setting"
import { consent, isRefusedByBrowser, setConsent, subscribeToConsent } from "../lib/analytics"

export interface ConsentControlsProps {
  /** "question" is before the page, "setting" after it. */
  part: "question" | "setting"
}

/** The question, or once it is answered a button to change the choice. Nothing if the browser has answered. */
export default function ConsentControls({ part }: ConsentControlsProps) {
  const choice = useSyncExternalStore(subscribeToConsent, consent)
  if (isRefusedByBrowser() || (choice === undefined) !== (part === "question")) return null
  return part === "question" ? (
    <ConsentBanner onAllow={() => setConsent("granted")} onDecline={() => setConsent("denied")} />
  ) : (
    <ConsentSetting
      granted={choice === "granted"}
      onChange={(granted) => setConsent(granted ? "granted" : "denied")}
    />
  )
}
