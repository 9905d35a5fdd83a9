import type { Site } from "./use-site"

/** Where the office is, and when somebody answers. */
export const Whereabouts = ({ settings: { street, location, hours } }: Pick<Site, "settings">) => (
  <>
    <span>{street ? `${street}, ${location}` : location}</span>
    {hours ? <span>{hours}</span> : null}
  </>
)
