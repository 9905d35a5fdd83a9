/** Load an address as a document, like a link without JavaScript. */
export const loadDocument = (address: string): void => {
  const { href } = new URL(address, window.location.href)
  // Assigning the current address would only scroll if it has an anchor.
  if (href === window.location.href) reloadDocument()
  else window.location.assign(href)
}

/** Reload the current document. */
export const reloadDocument = (): void => window.location.reload()
