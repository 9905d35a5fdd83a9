import { fileName, sentence } from "../../model/wording"
import { defineRule } from "../rule"
import { didYouMean } from "../suggestion"

/** Embeds from hosts that are not in the list. */
export const embedHost = defineRule({
  id: "embed-host",
  about:
    "Pages of other sites are embedded only from the hosts in `embedHosts` of `content/data/site.yaml`, since their code runs next to yours.",
  examples: {
    in: "body",
    wrong: ['<Embed url="https://videos.example/watch/1" title="A film" poster="./thumbnail.jpg" />'],
    right: ['<Embed url="https://vimeo.com/76979871" title="A film" poster="./thumbnail.jpg" />'],
  },
  field({ kind, value }, _, { embedHosts }) {
    if (kind.address !== "frame" || !URL.canParse(value)) return undefined
    const host = new URL(value).hostname.replace(/^www\./, "")
    if (embedHosts.includes(host)) return undefined
    const available = `The list has: ${embedHosts.join(", ") || "no hosts"}`
    return [
      `${host} is not a host that may be embedded`,
      sentence`${didYouMean(host, embedHosts, available)}. If you trust that site, add it to embedHosts in ${fileName("content/data/site.yaml")}`,
    ]
  },
})
