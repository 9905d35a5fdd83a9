import { fieldKind } from "../../content/model/fields"
import { unwrap } from "../../content/model/unwrap"
import { sections } from "../../site/collections/model"
import { embedAddress } from "../../util/embed-address"

/** Origins of the pages of other sites that documents embed. @param bodies trees as JSON */
export const frameOrigins = (bodies: readonly string[]): string[] => {
  const urls = bodies.flatMap((body) =>
    embedded.flatMap((address) => [...body.matchAll(address)].map(([, url = ""]) => url)),
  )
  return [...new Set(urls.map((url) => new URL(embedAddress(url)).origin))].sort()
}

/** The address in each element that embeds a page. */
const embedded = Object.values(sections).flatMap(({ name, props }) =>
  Object.entries(props.shape).flatMap(([prop, schema]) =>
    fieldKind(unwrap(schema).inner)?.kind === "embed"
      ? [new RegExp(`\\["${name}",\\{.*?"${prop}":"([^"]+)"`, "g")]
      : [],
  ),
)
