import type { Page } from "@playwright/test"

/** A file of XML, read by Chromium's parser: the text and attributes of elements below the root. */
export const readXml = async (page: Page, text: string) =>
  page.evaluate((xml) => {
    const { documentElement: root } = new DOMParser().parseFromString(xml, "application/xml")
    const read = (element: Element): XmlElement => ({
      tag: element.localName,
      text: element.children.length === 0 ? (element.textContent ?? "") : "",
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      children: [...element.children].map(read),
    })
    return read(root)
  }, text)

export interface XmlElement {
  tag: string
  text: string
  attributes: Record<string, string>
  children: XmlElement[]
}

/** The text of an element's child. */
export const textIn = ({ children }: XmlElement, tag: string) =>
  children.find((child) => child.tag === tag)?.text
