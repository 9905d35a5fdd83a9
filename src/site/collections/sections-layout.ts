import { OnThisPageStrip } from "../ui/layout/on-this-page-strip"

/** Layout of documents that consist of sections: the "On this page" list is a bar below the hero. */
export const layout = { list: OnThisPageStrip }
