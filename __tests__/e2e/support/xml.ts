import type { Page } from "@playwright/test"

export interface XmlElement {
  tag: string
  /** Empty for elements with children. */
  text: string
  attributes: Record<string, string>
  children: XmlElement[]
}

/** Parse XML in the browser. Return its root element. */
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

/** The text of an element's child. */
export const textIn = ({ children }: XmlElement, tag: string) =>
  children.find((child) => child.tag === tag)?.text
